import { type Happening, listen } from '../game/hand/happenings';
import type { SeatLetter } from '../rulebook/protocol';
import { knocksFor } from './score';
import { play } from './synth';

/**
 * Plays the sounds of the game while they are turned on. Before the first user gesture there is no audio context and no
 * sound. With placed sounds, each comes from its side of the board, and the rim has a sound. Returns a function that
 * ends all sound.
 */
export function sounding(isWanted: () => boolean, isPlaced: () => boolean): () => void {
  let context: AudioContext | null = null;
  let home = new Map<SeatLetter, number>();

  function touched(): void {
    if (!isWanted() || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    if (context.state === 'suspended') void context.resume();
  }

  /** Whether the seat that moved has more pieces home than after its last move. */
  function hasEntered(happening: Happening): boolean {
    if (happening.kind !== 'moved') return false;
    const { seats, last, turn } = happening.view;
    const now = new Map(seats.map((one) => [one.seat, one.home]));
    const by = last?.by ?? null;
    const before = by === null || turn <= 1 ? undefined : home.get(by);
    home = now;
    return by !== null && before !== undefined && (now.get(by) ?? 0) === before + 1;
  }

  const deafen = listen((happening) => {
    const entered = hasEntered(happening);
    if (!isWanted() || context?.state !== 'running' || (happening.kind === 'edge' && !isPlaced())) return;
    const knocks = knocksFor(happening, entered);
    play(context, isPlaced() ? knocks : knocks.map((knock) => ({ ...knock, pan: 0 })));
  });
  window.addEventListener('pointerdown', touched);
  window.addEventListener('keydown', touched);
  return () => {
    deafen();
    window.removeEventListener('pointerdown', touched);
    window.removeEventListener('keydown', touched);
    void context?.close();
  };
}
