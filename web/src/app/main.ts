import { mount } from 'svelte';
import App from './App.svelte';
import OldBrowser from './OldBrowser.svelte';
import './app.css';
import { offline } from '../offline/offline.svelte';
import { isModern } from '../rulebook/modern';
import { settings } from '../settings/settings.svelte';
import { speak, t } from '../texts/texts.svelte';
import { notices, reason } from '../ui/notices.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element with the id app.');
// The texts come first. Otherwise the page would show keys and then jump.
await speak(settings.language).catch(() => speak('en'));
// Every unexpected error is shown. A browser's own complaint, such as one about a ResizeObserver, has no error.
window.addEventListener('error', ({ error }) => {
  if (error != null) notices.wrong(t('page.wrong.rulebook', { why: reason(error) }), 'working');
});
window.addEventListener('unhandledrejection', ({ reason: why }) =>
  notices.wrong(t('page.wrong.rulebook', { why: reason(why) }), 'working'),
);
mount(isModern() ? App : OldBrowser, { target });
offline.start();
