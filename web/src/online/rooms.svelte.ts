import { route } from '../route.svelte';
import { Room } from './room.svelte';

/** The room that we stay in while its game is analysed; on any other screen we are away from the table. */
let kept: Room | null = null;

/** The room of a table: the one that was kept, or a new one. */
export function enter(id: string, key: string): Room {
  const room = kept?.id === id ? kept : null;
  if (room === null) kept?.leave();
  kept = null;
  return room ?? new Room(id, key);
}

/** The screen of a room is closed. While it goes, it still reads the address that it had. */
export function leave(room: Room): void {
  queueMicrotask(() => {
    if (room.isJoined && staysIn(room)) keep(room);
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
