import { gameFile } from '../table/remote/api';
import { saveFile } from './files';
import { session } from './session.svelte';

/** Downloads the game as a file. The server's file has the names and the date. Without it, the page writes its own. */
export async function download(): Promise<void> {
  const { remote, text } = session;
  const ours = (): string => text;
  const game = remote?.isConnected === true ? await gameFile(remote.id).catch(ours) : text;
  saveFile(`${session.variant?.id ?? 'halma'}.hgn`, game);
}
