/**
 * The pictures of the README, from the real page: `npm run screenshots`, once the program has been built. Each shows a
 * position in the middle of a game with a piece in hand.
 */
import { fileURLToPath } from 'node:url';
import { serve, startBrowser } from './program';

const STAR = '1/2/b2/4/6b1b4/8b3/3bb6/3bbb4/2a1a4/3aaa4/3b1a5/5aaa4/5a7/4/3/2/1 a 28 29';
const SQUARE =
  '11b4/13ba1/11b4/13ba1/10bb1b2/9a6/7a2ba4/5b1b3a4/4b1a1b1b5/5b1bb7/6a9/1a1aaaba8/4a1a9/2a1a11/1b1ba11/4a11 a 4 51';

const PICTURES = [
  { name: 'star', variant: 'chinese-2', position: STAR, hand: 'h6', width: 1100, height: 720, mode: 'light' },
  { name: 'square', variant: 'american-2', position: SQUARE, hand: 'e2', width: 1100, height: 720, mode: 'dark' },
] as const;

const served = await serve();
const browser = await startBrowser();
for (const { name, variant, position, hand, width, height, mode } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: mode, locale: 'en-GB' });
  await page.addInitScript(() => localStorage.setItem('halma.settings', JSON.stringify({ motion: 'still' })));
  const place = position.replaceAll(' ', '_').replaceAll('/', '.');
  await page.goto(`${served.address}#/position/${variant}/-/${place}`);
  await page.locator(`[data-cell="${hand}"]`).click();
  await page.waitForTimeout(500); // fonts and shadows
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url)) });
  await page.close();
}
await browser.close();
await served.stop();
