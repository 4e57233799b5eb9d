// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { speak } from '../texts/texts.svelte';
import { announcer } from '../ui/announcer';
import { offline } from './offline.svelte';
import UpdateNote from './UpdateNote.svelte';

test('a new version is announced once, and not again in another language', async () => {
  const said = vi.spyOn(announcer, 'say');
  await speak('en');
  offline.hasUpdate = true;
  const note = mount(UpdateNote, { target: document.body });
  flushSync();
  await speak('de');
  flushSync();
  expect(said).toHaveBeenCalledOnce();
  await unmount(note);
});
