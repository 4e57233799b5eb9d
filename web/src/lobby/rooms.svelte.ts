import { route } from '../ui/route.svelte';
import { Room } from './room.svelte';

/** The room that stays open while its game is analysed. On any other screen the player has left the table. */
let kept: Room | null = null;

/** The room of a table: the one that was kept, or a new one. */
export function enter(id: string, key: string): Room {
  const room = kept?.id === id ? kept : null;
  if (room === null) kept?.leave();
  kept = null;
  return room ?? new Room(id, key);
}

/** Called when the screen of a room closes. At that time the address is still the old one. */
export function leave(room: Room): void {
  queueMicrotask(() => {
    if (room.isInSession && staysIn(room)) keep(room);
    else room.leave();
  });
}

/** Stays until the address is neither that of the analysis nor of the table. */
function keep(room: Room): void {
  kept = room;
  const stop = $effect.root(() => {
    $effect(() => {
      if (kept === room && staysIn(room)) return;
      if (kept === room) {
        kept = null;
        room.leave();
      }
      queueMicrotask(() => stop());
    });
  });
}

function staysIn({ id }: Room): boolean {
  return (route.screen === 'analysis' || route.screen === 'table') && route.parts[1] === id;
}
