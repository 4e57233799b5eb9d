import type { Score, TurnReview } from '../rulebook/protocol';
import { number, t } from '../texts/texts.svelte';

const FEW = 6;

/** With this lead in turns the win is only a matter of time. A missed short win weighs little then. */
const COMFORTABLE = 2;
const DECISIVE = 1000;

/** A missed win or a game thrown away weighs more than any number of turns. */
function weight({ bestScore, playedScore, costTurns }: TurnReview): number {
  if (bestScore.kind === 'lead' && playedScore.kind === 'lead') return costTurns;
  const isComfortable =
    playedScore.kind === 'wins' || (playedScore.kind === 'lead' && playedScore.turns >= COMFORTABLE);
  return isComfortable ? 1 : DECISIVE;
}

/** The turning points in order. Of many, only those that weigh most. */
export function turningPoints(reviews: Iterable<TurnReview>, all: boolean): TurnReview[] {
  const points = [...reviews].filter((turn) => turn.isTurningPoint);
  const chosen = all ? points : [...points].sort((a, b) => weight(b) - weight(a)).slice(0, FEW);
  return chosen.sort((a, b) => a.number - b.number);
}

/** What a turning point was about, in one sentence. */
export function pointSpoken(turn: TurnReview, name: string): string {
  const facts = { number: turn.number, name, played: dashed(turn.played), best: dashed(turn.best) };
  if (turn.bestScore.kind === 'wins') return t('page.analysis.point.win', { ...facts, turns: turn.bestScore.turns });
  if (turn.playedScore.kind === 'loses') return t('page.analysis.point.loss', facts);
  return t('page.analysis.point', { ...facts, turns: Math.max(1, Math.round(turn.costTurns)) });
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
