import { focusTargets } from '../../access/focusTargets';
import { rules } from '../../rulebook/books';
import type { GameView, SeatLetter } from '../../rulebook/protocol';
import { t } from '../../texts/texts.svelte';
import { turnSpoken } from '../announce';
import { mustLeave } from '../duty';
import { cellSpoken, type Heard } from '../hand/speech';
import { lookAt } from '../replay';
import type { Session } from '../session.svelte';
import type { Actions, Scene } from './scene';

/** The board in play for screen readers. */
export function heardIn(session: Session): Heard | null {
  const { now, setup, interaction } = session;
  if (now === null || setup === null) return null;
  const movable = new Set(session.mayMove ? now.movable : []);
  const leaving = new Set(session.mayMove ? mustLeave(now) : []);
  return { pieces: session.pieces, looks: setup.looks, interaction, movable, leaving };
}

/** The scene about which players at this device may ask. */
export function sceneOf(session: Session): Scene | null {
  const { board, shown, seats } = session;
  const heard = heardIn(session);
  if (board === null || shown === null || heard === null) return null;
  const mine = session.sole ?? session.may.play ?? shown.toMove;
  return {
    board,
    view: shown,
    pieces: heard.pieces,
    looks: heard.looks,
    seats,
    mine,
    inHand: heard.interaction.hand.from,
    since: session.sole === null || session.cursor !== null ? [shown] : sinceOwn(session.moments, mine),
    name: (seat) => session.name(seat),
    speak: (cell) => cellSpoken(heard, cell),
    targets: async (cell) => (session.mayMove && shown.movable.includes(cell) ? rules.targets(shown.id, cell) : []),
    whyNot: async (cell) => {
      const why = await rules.whyNot(shown.id, mine, [cell]);
      return why === null ? null : session.tell(why);
    },
  };
}

function sinceOwn(moments: readonly GameView[], mine: SeatLetter): readonly GameView[] {
  const own = moments.findLastIndex(({ last }) => last?.by === mine);
  return moments.slice(Math.max(own, 0) + 1);
}

/** The actions by a key or a typed word. `show` opens a dialog over the board. */
export function actionsIn(session: Session, show: (what: 'resign' | 'draw' | 'help' | 'moves') => void): Actions {
  const notNow = (): string => {
    const { now } = session;
    return now === null ? '' : turnSpoken(session, now);
  };
  return {
    hint: () => {
      if (session.remote !== null) return t('page.hear.no-hint');
      if (!session.mayMove) return notNow();
      void session.askHint();
      return null;
    },
    undo: () => {
      if (session.may.propose.takeback === undefined) return t('page.hear.no-undo');
      void session.undo();
      return null;
    },
    pass: () => {
      if (!session.mayMove || session.now?.mayPass !== true) return t('page.hear.no-pass');
      void session.pass();
      return null;
    },
    look: (by) => {
      lookAt(session, (session.cursor ?? session.moments.length - 1) + by);
      return null;
    },
    goTo: (cell) => void focusTargets.toGame(cell),
    toLine: () => {
      if (focusTargets.line !== null && focusTargets.line.getClientRects().length > 0) focusTargets.line.focus();
      else show('moves');
      return null;
    },
    show: (what) => {
      const isOffered = {
        resign: session.may.resign !== null,
        draw: session.may.propose.draw !== undefined,
        help: true,
      };
      if (!isOffered[what]) return t('page.hear.not-offered');
      show(what);
      return null;
    },
  };
}
