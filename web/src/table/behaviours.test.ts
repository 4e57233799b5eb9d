import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEATS } from './setup';

// The table of behaviours, which Java plays at a local table and at a server, played at the compiled table.
const file = new URL('../../../server/src/test/resources/dev/halma/server/behaviour/behaviours.txt', import.meta.url);

type Fields = Record<string, unknown>;
interface Answer {
  table: number;
  stand: { toMove: string | null; chairs: Record<string, Fields>; clocks: ClockFaces | null };
  entries: { event: Fields }[];
  moments: { id: number; events: number; outcome: { kind: string } }[];
}
interface ClockFaces {
  left: Record<string, number>;
  running: string | null;
  since: number;
}
type Functions = Record<string, (...args: unknown[]) => string>;

const compiled = (await import('#compiled-for-tests/halma.js')) as unknown as Functions;

function asked<Value>(name: string, ...args: unknown[]): Value {
  const answer = compiled[name];
  if (answer === undefined) throw new Error(`no function ${name}`);
  return JSON.parse(answer(...args)) as Value;
}

/** `device halma-8 none A ada+2 level1`, as the plan of a table with everybody seated. */
function planOf([place, variant, pace, first, ...chairs]: string[]): Fields {
  const [seated, timeOdds, allowances]: Fields[] = [{}, {}, {}];
  chairs.forEach((chair, index) => {
    const seat = SEATS[index] ?? '';
    const [who = '', ...more] = chair.split(/(?=[*+!])/);
    Object.assign(seated ?? {}, {
      [seat]: who.startsWith('level')
        ? { kind: 'computer', level: Number(who.slice('level'.length)) }
        : { kind: 'person', player: who },
    });
    for (const one of more) {
      const number = Number(one.slice(1));
      if (one.startsWith('*')) Object.assign(timeOdds ?? {}, { [seat]: number });
      else Object.assign(allowances ?? {}, { [seat]: one === '!' ? { undo: false } : { headStart: number } });
    }
  });
  return { variant, pace, first, chairs: seated, timeOdds, allowances, atOneDevice: place === 'device' };
}

/** A table in the hands of the test: its time, and who is absent. */
class CompiledTable {
  #now = 1_794_830_400_000;
  readonly #absent: Record<string, number> = {};
  readonly #number: number;
  #stand: Answer['stand'];
  #moments: Answer['moments'];

  constructor(setup: string) {
    const { value: answer } = asked<{ value: Answer }>(
      'makeTable',
      JSON.stringify(planOf(setup.split(' '))),
      'ada',
      this.#now,
      7,
    );
    this.#number = answer.table;
    this.#stand = answer.stand;
    this.#moments = answer.moments;
  }

  step(step: string): void {
    const [word = '', one = '', two = ''] = step.split(' ');
    if (word === 'later') this.#now += Number(one) * 1000;
    else if (word === 'leaves') this.#absent[one] = this.#now;
    else if (word === 'comes') delete this.#absent[one];
    else if (word === 'clock') expect(this.#clock(one), step).toBe(Number(two));
    else if (word === 'next') expect(`next ${this.#next()}`).toBe(step);
    else this.#ask(step);
  }

  #clock(seat: string): number {
    const { left = {}, running = null, since = 0 } = this.#stand.clocks ?? {};
    return ((left[seat] ?? 0) - (running === seat ? this.#now - since : 0)) / 1000;
  }

  #next(): string {
    const { stand } = asked<Answer>('rematchTable', this.#number, this.#now, 7);
    return [stand.toMove, ...Object.values(stand.chairs).map(({ player, level }) => player ?? `level${level}`)].join(
      ' ',
    );
  }

  #ask(step: string): void {
    const [asking = '', outcome = ''] = step.split(': ');
    const [who = '', ...words] = asking.split(' ');
    const command = JSON.stringify(this.#command(words));
    const absent = JSON.stringify(this.#absent);
    const answer = asked<{ ok: boolean; why: { code: string }; value: Answer }>(
      'askTable',
      this.#number,
      who,
      command,
      absent,
      this.#now,
    );
    if (!answer.ok) return void expect(`${asking}: refused ${answer.why.code.split('.').at(-1)}`).toBe(step);
    const { entries, moments, stand } = answer.value;
    this.#stand = stand;
    const back = entries.find(({ event }) => event['kind'] === 'taken-back')?.event['events'] ?? 0;
    this.#moments = [...this.#moments.slice(0, this.#moments.length - Number(back)), ...moments];
    expect(`${asking}: ${entries.map(({ event }) => told(event)).join(', ')}`).toBe(`${asking}: ${outcome}`);
  }

  #command([what = '', seat = '', ...rest]: string[]): Fields {
    const now = this.#moments.at(-1);
    switch (what) {
      case 'play':
        return { what, seat, text: this.#anyMove(), after: now?.events };
      case 'say':
        return { what: 'play', seat, text: rest.join(' '), after: now?.events };
      case 'stand-in':
        return { what, seat, level: Number(rest[0]) };
      case 'propose':
      case 'agree':
      case 'decline':
        return { what, seat, proposal: rest[0] };
      default:
        return { what, seat };
    }
  }

  /** Some legal move; where the game is over, one that was legal before. */
  #anyMove(): string {
    const open = this.#moments.findLast(({ outcome }) => outcome.kind === 'open');
    const { movable } = asked<{ movable: string[] }>('view', open?.id);
    const [target] = asked<{ route: string[] }[]>('targets', open?.id, movable[0]);
    return target?.route.join('-') ?? '';
  }
}

/** An event in the words of the file. */
function told({ kind, seat, ...event }: Fields): string {
  switch (kind) {
    case 'played': {
      const text = String(event['text']);
      return `played ${seat} ${text.includes('-') ? 'move' : text.replace(/^[A-F]:/, '')}`;
    }
    case 'taken-back':
      return `taken back ${seat} ${event['events']}`;
    case 'stood-in':
      return `stood in ${seat} ${event['level']} by ${event['by']}`;
    default:
      return [kind, seat, event['proposal']].filter((word) => word !== undefined).join(' ');
  }
}

/** The blocks of the file: a name, the setup, and the steps. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    if (line.startsWith(' ')) blocks.at(-1)?.push(line.trim());
    else blocks.push([line]);
  }
  return blocks;
}

describe('the compiled table behaves as the table says', () => {
  test.each(blocksOf(readFileSync(file, 'utf8')))('%s', (_name, setup = '', ...steps: string[]) => {
    const table = new CompiledTable(setup);
    for (const step of steps) table.step(step);
  });
});
