import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { offline } from './offline/offline.svelte';
import { settings } from './settings/settings.svelte';
import { speak } from './texts/texts.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no element with the id app.');
// Words first: a page that shows keys and then words would jump.
await speak(settings.language).catch(() => speak('en'));
mount(App, { target });
offline.start();
