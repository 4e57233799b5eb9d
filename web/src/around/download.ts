import { gameFile } from '../online/api';
import { session } from '../play/session.svelte';
import { saveFile } from './files';

/** Gives the game to the person as a file. The server's has the names and the date; without it there is our own. */
export async function download(): Promise<void> {
  const { company, text } = session;
  const ours = (): string => text;
  const game = company?.isConnected === true ? await gameFile(company.id).catch(ours) : text;
  saveFile(`${session.variant?.id ?? 'halma'}.hgn`, game);
}
