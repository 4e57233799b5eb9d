import { t } from '../texts/texts.svelte';
import { MOST_BYTES } from './link';

/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Some browsers don't tell when a file picker is cancelled. Then the next one ends the wait for it. */
let cancelLast = (): void => {};

/**
 * Opens a file picker. Returns the text of the file, or null if none was chosen. Throws a translated error if it is not
 * text.
 */
export function chooseFile(): Promise<string | null> {
  cancelLast();
  return new Promise((resolve, reject) => {
    cancelLast = () => resolve(null);
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.hgn,text/plain';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) return resolve(null);
      if (file.size > MOST_BYTES) return reject(new Error(t('page.wrong.file.large')));
      file
        .arrayBuffer()
        .then((bytes) => resolve(textIn(bytes)))
        .catch(reject);
    });
    input.click();
  });
}

/** Our files are UTF-8 and have no zero bytes. */
function textIn(bytes: ArrayBuffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The decoder's own message is for programmers.
  }
  throw new Error(t('page.wrong.file.no-text'));
}
