import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';
import { blocksOf, lightOf, nameOf, reachedNow } from './reached';
import { Scanner, type ScanPace } from './scanner.svelte';
import { branchesOf } from './scanning';
import { speakLight } from './spokenLight';
import { jumped, switching } from './switches';

const FIELD = 'input:not([type=radio], [type=checkbox])';
/** Set while the viewport shows another player's move. The highlight waits until it is back. */
const AWAY = '[data-away]';

/** Lets one or two switches reach everything on every screen. Returns an unsubscribe function. */
export function switched(): () => void {
  const scanner = new Scanner<HTMLElement>();
  /** How the highlight moves; null while scanning is off. */
  let pace: ScanPace | null = null;
  let reached: readonly HTMLElement[] = [];
  /**
   * A field that the switch has entered and in which nothing was typed. The switch must be able to leave it without a
   * keyboard.
   */
  let idle: HTMLElement | null = null;

  const begin = (): void => {
    if (pace === null || reached.length === 0) return scanner.stop();
    scanner.restart(pace, branchesOf(blocksOf(reached)), (chosen) => {
      begin();
      press(chosen);
      idle = document.activeElement === chosen && chosen.matches(FIELD) ? chosen : null;
    });
  };
  /** Restarts if other elements can be reached now. Otherwise the highlight stays where it is. */
  const look = (): void => {
    if (pace === null) return;
    const now = document.querySelector(AWAY) === null ? reachedNow() : [];
    if (now.length === reached.length && now.every((element, index) => element === reached[index])) return;
    reached = now;
    if (scanner.isOn) jumped();
    begin();
  };

  $effect(() => {
    pace = chosenPace(); // a new pace restarts it: a player who makes it slower needs that now
    reached = pace === null ? [] : reachedNow();
    untrack(begin);
    return () => scanner.stop();
  });
  $effect(() => {
    const lights = scanner.lit.map(lightOf);
    for (const light of lights) light.classList.add('scanned');
    // The last one first: if not all of them fit, the first one ends up in the viewport.
    for (const light of [lights.at(-1), lights[0]]) light?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (settings.switches.scanSpeech) speakLight(scanner.lit.map(nameOfLit));
    return () => {
      for (const light of lights) light.classList.remove('scanned');
    };
  });

  const oninput = (): void => {
    idle = null;
  };
  const stop = switching({
    isOn: () => scanner.isOn,
    isIdle: (target) => idle !== null && target === idle,
    press: (which) => {
      idle?.blur();
      idle = null;
      scanner.press(which);
    },
  });
  const changes = new MutationObserver(look);
  window.addEventListener('input', oninput);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-disabled', 'open', 'data-idle', 'data-scan', 'data-away'],
  });
  return () => {
    stop();
    window.removeEventListener('input', oninput);
    changes.disconnect();
    scanner.stop();
  };
}

function chosenPace(): ScanPace | null {
  const { scanning: mode } = settings.choices;
  if (mode === 'off') return null;
  return { mode, millis: settings.millis('scanSpeed'), firstMillis: settings.millis('firstPause') };
}

/** Of several cells only the names are announced. */
function nameOfLit(element: HTMLElement, _: number, all: readonly HTMLElement[]): string {
  return (all.length > 1 ? element.dataset['cell'] : undefined) ?? nameOf(element);
}

/** A field gets the focus and waits for a keyboard. Everything else is clicked. */
function press(element: HTMLElement): void {
  if (element.matches(FIELD)) element.focus();
  else element.click();
}
