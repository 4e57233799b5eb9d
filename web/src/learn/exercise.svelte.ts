import type { Arrow } from '../board/marks';
import { hintSpoken } from '../game/announce';
import { Trial } from '../game/trial/trial.svelte';
import type { GameView, Message, RuleBook, VariantInfo } from '../rulebook/protocol';
import { t } from '../texts/texts.svelte';
import { aimText, LEARNER, type Task } from './task';

const PRAISES = ['page.learn.praise.1', 'page.learn.praise.2', 'page.learn.praise.3', 'page.learn.praise.4'] as const;
const REPLY_MILLIS = 650;

export const BUTTONS = ['done', 'back', 'again', 'show'] as const;
export type Button = (typeof BUTTONS)[number];
export type State = 'open' | 'waiting' | 'solved' | 'missed';

/** The environment of an exercise, supplied by the page. */
export interface Classroom {
  rules: Pick<RuleBook, 'shelf' | 'knows' | 'targets' | 'nextHops' | 'whyNot' | 'isReached'>;
  tell(told: Message): string;
  isStill(): boolean;
  solved(task: Task): void;
  failed(error: unknown): void;
}

/** A task that a player works on. */
export class Exercise {
  state = $state<State>('open');
  turnsLeft = $state(0);
  hint = $state.raw<Arrow | null>(null);
  /** The words about the last move. */
  answer = $state('');
  readonly trial: Trial;
  #made: string[] = [];
  /** Grows whenever the task starts again. Asynchronous results of an earlier era are dropped. */
  #era = 0;
  #praise = 0;

  constructor(
    readonly task: Task,
    readonly variant: VariantInfo,
    private readonly room: Classroom,
  ) {
    this.trial = new Trial(room.rules, {
      mayMove: () => this.state === 'open',
      moved: (view) => this.#moved(view).catch((error: unknown) => room.failed(error)),
      tell: (told) => room.tell(told),
      restore: () => this.begin(),
    });
  }

  /** Called when the exercise is shown. Returns a function that forgets its games. */
  shown(): () => void {
    return () => this.trial.dispose();
  }

  get isUntouched(): boolean {
    return this.turnsLeft === this.task.turns && this.hint === null;
  }

  /** The text about cells: the aim until a piece is taken, and the hint. */
  wordsAbout(aim: string): string {
    const isBegun = !this.isUntouched || this.trial.interaction.hand.from !== null;
    return `${isBegun ? '' : aim} ${this.hint === null ? '' : this.answer}`;
  }

  /** The buttons that can be pressed now. */
  get buttons(): Button[] {
    if (this.trial.interaction.hand.isOnTrial) return ['done', 'back'];
    return this.state === 'solved' ? ['again'] : ['again', 'show'];
  }

  async press(button: Button): Promise<void> {
    switch (button) {
      case 'done':
        return this.trial.interaction.done();
      case 'back':
        return this.trial.interaction.back();
      case 'again':
        return this.begin();
      case 'show':
        return this.show();
    }
  }

  async begin(): Promise<void> {
    const era = ++this.#era;
    const { task } = this;
    const answer = await this.trial.games.fromPosition(task.variant, '', task.position);
    if (era !== this.#era) return;
    if (!answer.ok) throw new Error(this.room.tell(answer.why));
    this.#made = [];
    this.hint = null;
    this.answer = '';
    this.turnsLeft = task.turns;
    this.state = 'open';
    this.trial.show(answer.value);
  }

  /** Draws the next move of the solution. Starts again if the moves so far are not part of it. */
  async show(): Promise<void> {
    const isOnWay = this.state === 'open' && this.#made.every((move, index) => move === this.task.solution[index]);
    if (!isOnWay) await this.begin();
    const route = this.task.solution[this.#made.length]?.split('-') ?? [];
    this.hint = { route, kind: 'hint', seat: LEARNER };
    this.#say(hintSpoken(route));
  }

  async #moved(view: GameView): Promise<void> {
    const era = this.#era;
    this.hint = null;
    this.turnsLeft--;
    this.#made.push(view.last?.text ?? '');
    this.state = 'waiting';
    const isDone = await this.room.rules.isReached(view.id, aimText(this.task.aim));
    if (era !== this.#era) return;
    if (isDone) return this.#solved();
    if (this.turnsLeft === 0 || view.outcome.kind !== 'open') return this.#missed();
    await this.#reply(view, era);
  }

  #solved(): void {
    this.state = 'solved';
    this.#say(t(PRAISES[this.#praise++ % PRAISES.length] ?? PRAISES[0]));
    this.room.solved(this.task);
  }

  #missed(): void {
    this.state = 'missed';
    this.#say(t('page.learn.missed'));
  }

  /** The other seat moves a piece to and fro. If that is impossible, it moves any piece. */
  async #reply(view: GameView, era: number): Promise<void> {
    const [one, other] = this.task.waits ?? ['', ''];
    const from = view.pieces[one] === view.toMove ? one : other;
    if (!this.room.isStill()) await new Promise((resolve) => setTimeout(resolve, REPLY_MILLIS));
    const waiting = `${from}-${from === one ? other : one}`;
    let answer = await this.trial.games.play(view.id, view.toMove, waiting);
    if (!answer.ok) {
      const [target] = await this.room.rules.targets(view.id, view.movable[0] ?? '');
      answer = await this.trial.games.play(view.id, view.toMove, target?.route.join('-') ?? 'pass');
    }
    if (era !== this.#era) return;
    if (!answer.ok) throw new Error(this.room.tell(answer.why));
    this.trial.show(answer.value, answer.value.last?.cells);
    this.state = 'open';
    this.#say(t('page.learn.turns-left', { turns: this.turnsLeft }));
  }

  #say(text: string): void {
    this.answer = text;
    this.trial.announcements.say(text);
  }
}
