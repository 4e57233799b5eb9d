// Makes the README's pictures from the real page: `npm run screenshots`, once the rule book has been compiled.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import UPNG from 'upng-js';
import { preview } from 'vite';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const MOST_BYTES = 200_000;
/** The pictures need few colours. With a palette they take a third of the bytes. */
const COLOURS = 256;

/** The openings of two games between computers. At the end of each, red has long chains. */
const STAR = `[Variant "chinese-2"]
[LevelB "7"]

1. e3-g5 k15-k13 2. f4-f5 k13-k12 3. f2-f4-f6 l15-l13-j11 4. e1-e3-e5-g7 m17-k15-k13-k11-i11 5. e4-g6-g8 m15-k13
6. f5-f7-h7 l14-j12-j10 7. h4-f4-h6-h8 m16-l15 8. g7-i9-k11 l16-l14-j12-l12 9. g4-g6-i8 j14-l14-j12-h10
10. e2-g4-g6 j11-h11-h9-f7-f5
`;
const SQUARE = `[Variant "american-2"]
[LevelB "7"]

1. a3-c5 n15-l13 2. c5-d6 n16-l14-l12 3. a1-a3-c5-e7 o15-m13-k13 4. a4-c6-e6-e8 o13-m13-k11 5. b3-d5-d7-f9 m16-k14-k12-k10
6. b1-b3-d5-d7-f7 p16-n16-l14-j12-l10-j10 7. c4-a4-c6-e6-g8-e10 p14-p16-n16-l14-j12 8. c2-c4-a4-c6-e6-g8 l13-l11-j9
9. a2-c2-e4 p13-n15-l13-j13-j11 10. c1-e3-e5 o14-m12-k12-i10-k8 11. b2-d4-f6-f8-f10 k13-i11-k9-i9
12. d2-d4-f6-f8-h8 m14-o14-m12-k12-i10-i8 13. b4-d2-d4-f6-f8 o12-m14-o14-m12-k12-i10 14. d1-f3-d5-f5 l16-l14
15. e2-c4-a6-a4-c6-e6 m15-k13-i11-k9-k7 16. e7-e9-g11 i9-g7-e7
`;

const PICTURES = [
  { name: 'star.png', game: STAR, piece: 'h7', width: 1280, height: 800, mode: 'light' },
  { name: 'square.png', game: SQUARE, piece: 'g11', width: 1100, height: 720, mode: 'light' },
  { name: 'phone.png', game: STAR, piece: 'h7', width: 390, height: 780, mode: 'dark' },
];

/** A picture of a game with one piece in hand and the cells in its reach. */
async function picture(browser, address, { name, game, piece, width, height, mode }) {
  const page = await browser.newPage({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}#/game/u${Buffer.from(game).toString('base64url')}`);
  const cell = page.locator(`[data-cell="${piece}"]`);
  await cell.click();
  await page.locator('.mark').first().waitFor();
  await page.mouse.move(0, 0);
  const small = paletted(await page.screenshot());
  await page.close();
  if (small.length > MOST_BYTES) throw new Error(`${name} has ${small.length} bytes, and ${MOST_BYTES} are the most.`);
  writeFileSync(folder + name, small);
  console.log(`docs/images/${name}: ${small.length} bytes`);
}

function paletted(png) {
  const picture = UPNG.decode(png);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, COLOURS));
}

mkdirSync(folder, { recursive: true });
const server = await preview({ logLevel: 'silent', preview: { port: 0 } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const one of PICTURES) await picture(browser, server.resolvedUrls.local[0], one);
await browser.close();
await server.close();
