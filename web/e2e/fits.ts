import type { Page } from 'playwright-core';

/** What does not fit onto a screen with a board. */
export function seen(page: Page): Promise<{ cut: string[]; scrolls: boolean; isBoardLargest: boolean }> {
  return page.evaluate(() => {
    const area = (selector: string): number => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box === undefined ? 0 : box.width * box.height;
    };
    const cut = [...document.querySelectorAll('main button, main a, main h1, main .seat')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth);
    });
    return {
      cut: cut.map((element) => element.textContent.trim()),
      scrolls: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
      isBoardLargest: ['.seats', '.controls', 'header.bar'].every((selector) => area(selector) < area('.stage')),
    };
  });
}

/** What is wider than the screen or than the frame around it, and texts that have no words in this language. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const told = (element: Element): string => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const element of top.querySelectorAll<HTMLElement>('button, a, select, input, label, h1, h2, p, li, td, th')) {
      if (element.closest('.unseen, svg') !== null || element.getClientRects().length === 0) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`beside the screen: ${told(element)}`);
      const isFrame = getComputedStyle(element).display !== 'inline' && !element.matches('input, select');
      if (isFrame && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its frame: ${told(element)}`);
    }
    const keys = document.body.innerText.match(/\b(page|table|variant|house|level|seat|outcome)\.[a-z][\w.-]*/g);
    return [...found, ...(keys ?? []).map((key) => `no words: ${key}`)];
  });
}
