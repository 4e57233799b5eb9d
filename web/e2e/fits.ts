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

/** Whether the page is wider than the screen. A board takes its new size a moment after the screen has changed. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** What is wider than the screen or than the frame around it, and texts that have no words in this language. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const told = (element: Element): string => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const element of top.querySelectorAll<HTMLElement>('button, a, select, input, label, h1, h2, p, li, td, th')) {
      if (element.closest('.unseen, svg, .stage') !== null || element.getClientRects().length === 0) continue;
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

/**
 * Labels of buttons, tabs, links, menu entries and choices that are cut, run over the edge of their control, are broken within
 * a word, or take more lines than fit the eye: one in the bars above and below a board and in tabs, three elsewhere.
 */
export function badLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controls = top.querySelectorAll<HTMLElement>('button, a.button, summary, [role="tab"], label, nav a');
    for (const control of controls) {
      if (control.closest('.unseen, .skips, svg, .stage') !== null || !control.checkVisibility()) continue;
      const label = control.textContent.trim().replace(/\s+/g, ' ');
      const frame = control.getBoundingClientRect();
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        const parent = text.parentElement;
        if (parent === null || !parent.checkVisibility() || parent.closest('select, .unseen, svg') !== null) continue;
        if (parent.scrollWidth > parent.clientWidth + 1 && getComputedStyle(parent).overflowX !== 'visible')
          found.push(`cut: ${label}`);
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (boxes.length > 1 && getComputedStyle(parent).hyphens !== 'auto')
            found.push(`broken: ${word} in ${label}`);
          for (const box of boxes) {
            tops.add(Math.round(box.top));
            if (box.left < frame.left - 1 || box.right > frame.right + 1)
              found.push(`over the edge: ${word} in ${label}`);
            if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`beside the screen: ${word} in ${label}`);
          }
        }
      }
      const most = control.closest('header, .usual, [role="tablist"]') === null ? 3 : 1;
      if (tops.size > most && control.matches('button, a, [role="tab"]') && !control.matches('.card, .card *'))
        found.push(`${tops.size} lines: ${label}`);
    }
    return [...new Set(found)];
  });
}
