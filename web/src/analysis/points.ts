import type { Score, SeatLetter, TurnReview, Variation } from '../rulebook/protocol';
import { number, t } from '../texts/texts.svelte';

const FEW = 6;
/** The least loss that counts, in turns. A smaller one is rounded to zero. */
const FREE = 0.5;

/** With this lead in turns the win is only a matter of time. A missed short win weighs little then. */
const COMFORTABLE = 2;
const DECISIVE = 1000;

/** A missed win or a game thrown away weighs more than any number of turns. */
function weight({ bestScore, playedScore, costTurns, isProven }: TurnReview): number {
  if (isProven) return costTurns;
  if (bestScore.kind === 'lead' && playedScore.kind === 'lead') return costTurns;
  const isComfortable =
    playedScore.kind === 'wins' ||
    playedScore.kind === 'expected-win' ||
    (playedScore.kind === 'lead' && playedScore.turns >= COMFORTABLE);
  return isComfortable ? 1 : DECISIVE;
}

/** The turning points in order. If there are many, only those that weigh most. */
export function turningPoints(reviews: Iterable<TurnReview>, all: boolean): TurnReview[] {
  const points = [...reviews].filter((turn) => turn.isTurningPoint);
  const chosen = all ? points : [...points].sort((a, b) => weight(b) - weight(a)).slice(0, FEW);
  return chosen.sort((a, b) => a.number - b.number);
}

/** The turning points that weigh most, in descending order. */
export function dearest(reviews: Iterable<TurnReview>, most: number): TurnReview[] {
  const points = [...reviews].filter((turn) => turn.isTurningPoint);
  return points.sort((a, b) => weight(b) - weight(a) || a.number - b.number).slice(0, most);
}

/** The number of turns of a seat, and how many of them cost nothing, rounded to whole turns. */
export function goodTurns(reviews: Iterable<TurnReview>, seat: SeatLetter): { good: number; all: number } {
  const own = [...reviews].filter(({ by }) => by === seat);
  return { good: own.filter(({ costTurns }) => costTurns < FREE).length, all: own.length };
}

/** The mistake at a turning point, in one sentence. */
export function pointSpoken(turn: TurnReview, name: string): string {
  const facts = { number: turn.number, name, played: dashed(turn.played), best: dashed(turn.best) };
  if (turn.isProven) return t('page.analysis.point.proven', { ...facts, turns: turn.costTurns });
  if (turn.bestScore.kind === 'wins') return t('page.analysis.point.win', { ...facts, turns: turn.bestScore.turns });
  if (turn.playedScore.kind === 'loses') return t('page.analysis.point.loss', facts);
  return t('page.analysis.point', { ...facts, turns: Math.max(1, Math.round(turn.costTurns)) });
}

/** A try at a puzzle. */
export interface Tried {
  move: string;
  isRight: boolean;
}

export function puzzleSpoken({ move, isRight }: Tried): string {
  return isRight ? t('page.analysis.puzzle.right', { best: dashed(move) }) : t('page.analysis.puzzle.wrong');
}

/** The moves that cost nothing against the best one, rounded to whole turns. A win has to be as quick. */
export function asGood(variations: readonly Variation[]): string[] {
  const [best] = variations;
  if (best === undefined) return [];
  const good = variations.filter(({ score: { kind, turns } }) => {
    if (kind !== best.score.kind) return false;
    return kind === 'lead' ? best.score.turns - turns < FREE : turns === best.score.turns;
  });
  return good.flatMap(({ moves }) => moves.slice(0, 1));
}

/** The turns until home, in words. Proven and estimated turns have different texts. */
export function homeSpoken({ turns, isProven }: NonNullable<Variation['home']>): string {
  return t(isProven ? 'page.analysis.home.proven' : 'page.analysis.home.estimated', { turns });
}

export function variationSpoken({ moves, score }: Variation): string {
  return `${dashed(moves[0] ?? '')}, ${scoreSpoken(score)}`;
}

export function scoreSpoken({ kind, turns }: Score): string {
  if (kind !== 'lead') return t(`page.analysis.score.${kind}`, { turns });
  const rounded = Math.round(turns * 10) / 10;
  if (rounded === 0) return t('page.analysis.score.level');
  return t(rounded > 0 ? 'page.analysis.score.ahead' : 'page.analysis.score.behind', { turns: Math.abs(rounded) });
}

/** A lead with its sign, for tables. */
export function leadText(lead: number): string {
  const rounded = Math.round(lead * 10) / 10;
  return rounded > 0 ? `+${number(rounded, 1)}` : number(rounded, 1).replace('-', '−');
}

export function dashed(move: string): string {
  return move.replaceAll('-', '–');
}
