import { gameFile } from '../online/api';
import { session } from '../play/session.svelte';
import { saveFile } from './files';

/** Downloads the game as a file. The server's file has the names and the date. Without it, the page writes its own. */
export async function download(): Promise<void> {
  const { company, text } = session;
  const ours = (): string => text;
  const game = company?.isConnected === true ? await gameFile(company.id).catch(ours) : text;
  saveFile(`${session.variant?.id ?? 'halma'}.hgn`, game);
}
