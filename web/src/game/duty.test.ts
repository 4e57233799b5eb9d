// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { speak } from '../texts/texts.svelte';
import { mustLeave } from './duty';
import { Session } from './session.svelte';

const MUST = 'Time to leave: one of these pieces must move out of your camp.';

/** Two people. Seat A has three pieces in its camp; a4 and d1 can leave in one move. From turn 81 on they must. */
function lateInCamp(turn: number): [string, string, string] {
  return ['halma-8', '', `1b2b3/5b2/6bb/4aa1b/a3aa2/1b4a1/2b3a1/a1ba1ba1 a 0 ${turn}`];
}

describe('a duty', () => {
  let session: Session;
  beforeEach(async () => {
    localStorage.clear();
    settings.turn('confirm', false);
    await speak('en');
    session = new Session();
  });

  async function play(...moves: string[]): Promise<void> {
    for (const move of moves) expect(await session.typed(move)).toBeNull();
  }

  test('is told with the pieces it concerns, and said when the turn begins', async () => {
    await session.openPosition(...lateInCamp(79));
    await play('e4-e3', 'c2-c3');
    expect(session.duty).toBe(MUST);
    expect(session.announcements.said.text).toBe(`Blue: c2 to c3, a step. Red to move. ${MUST}`);
    expect(session.now === null ? [] : mustLeave(session.now).sort()).toEqual(['a4', 'd1']);
    session.goTo(0);
    expect(session.duty).toBeNull();
  });

  test('is said of a game that is opened, and after a move is taken back', async () => {
    await session.openPosition(...lateInCamp(81));
    expect(session.announcements.said.text).toBe(`Red to move. ${MUST}`);
    await play('a4-a5');
    await session.undo();
    expect(session.announcements.said.text).toContain(MUST);
  });

  test('that is near is shown on each of the last five turns, and said on the first and the last of them', async () => {
    await session.openPosition(...lateInCamp(69));
    expect(session.duty).toBeNull();
    const rounds = ['g1-h1 f1-e1', 'h1-h2 e1-e2', 'h2-h3 e2-d2', 'h3-h4 d2-d3', 'g2-h2 d3-c3', 'g3-h3 c3-c4'];
    const said: string[] = [];
    const shown: (string | null)[] = [];
    for (const round of rounds) {
      await play(...round.split(' '));
      shown.push(session.duty);
      said.push(session.announcements.said.text.split('. ')[2] ?? ''); // after the move and whose turn it is
    }
    const soon = (turns: string): string => `After ${turns} the pieces left in your camp must move out.`;
    expect(shown).toEqual([
      ...['5 more turns', '4 more turns', '3 more turns', '2 more turns', 'one more turn'].map(soon),
      MUST,
    ]);
    expect(said).toEqual([soon('5 more turns'), '', '', '', soon('one more turn'), MUST]);
  });

  test('of a computer is nobody’s business', async () => {
    await session.open(
      '[Variant "halma-8"]\n[LevelA "1"]\n[Position "1b2b3/5b2/6bb/4aa1b/a3aa2/1b4a1/2b3a1/a1ba1ba1 a 0 81"]\n\n*\n',
      'file',
    );
    expect(session.duty).toBeNull();
    expect(session.announcements.said.text).not.toContain(MUST);
  });
});
