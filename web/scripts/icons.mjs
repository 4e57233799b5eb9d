// Draws the icons of the installed page from its own board: `npm run icons`, once the page has been built.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const target = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

/** The whole star, drawn large and without its surroundings. */
async function star(browser, address) {
  const page = await browser.newPage({
    viewport: { width: 1400, height: 1400 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
  });
  await page.goto(`${address}#/new/chinese-6`);
  const picture = page.locator('form .picture .picture');
  await picture.waitFor();
  await page.addStyleTag({
    content: 'html, body { background: none !important; } form .picture svg { filter: none !important; }',
  });
  return picture.screenshot({ omitBackground: true });
}

/** Platforms cut a maskable icon to their own shape. The drawing stays within four fifths of it. */
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.76, ground: 'radial-gradient(circle, #f7f1e6, #dccbad)' },
];

async function icon(browser, picture, { size, share, ground }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      `<img style="height:${share * 100}vh" src="data:image/png;base64,${picture.toString('base64')}"></body>`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  return page.screenshot({ omitBackground: true });
}

const server = await preview({ logLevel: 'silent', preview: { port: 0 } });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const picture = await star(browser, server.resolvedUrls.local[0]);
for (const one of ICONS) writeFileSync(target(one.name), await icon(browser, picture, one));
await browser.close();
await server.close();
