import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { defineConfig } from 'vitepress';

// The site of the documents: the Markdown of this folder, as it is. `./halma docs` serves it.

const DOCS = new URL('../', import.meta.url);

/** Pages by what they are for, in the order of the map. The title is the first line of each. */
const SECTIONS: [title: string, pages: string[]][] = [
  ['Play', ['rules', 'laws', 'terminal', 'accessibility', 'commands', 'notation', 'print']],
  ['Host', ['hosting', 'scaling', 'security']],
  ['Programs', ['matches', 'bots', 'library', 'protocol-engine', 'protocol-online']],
  ['Work on Halma', ['glossary', 'one-move', 'tables', 'online', 'page', 'engine', 'solved', 'testing', 'releasing']],
];

function titleOf(page: string): string {
  return /^# (?:\d+\. )?(.*)/.exec(readFileSync(new URL(`${page}.md`, DOCS), 'utf8'))?.[1] ?? page;
}

function entry(page: string): { text: string; link: string } {
  return { text: titleOf(page), link: `/${page}` };
}

const decisions = readdirSync(new URL('decisions/', DOCS))
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => entry(`decisions/${file.replace('.md', '')}`));

export default defineConfig({
  title: 'Halma',
  description: 'Documents of Halma and Chinese Checkers',
  lang: 'en-GB',
  cleanUrls: true,
  rewrites: { 'README.md': 'index.md' },
  srcExclude: ['examples/**'],
  // Files of the repository outside this folder are named, not linked.
  ignoreDeadLinks: [/^(\.\/)?\.\.\//, /examples/, /decisions$/],
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      { text: 'Which document?', link: '/' },
      ...SECTIONS.map(([text, pages]) => ({ text, items: pages.map(entry) })),
      { text: 'Decisions', collapsed: true, items: decisions },
    ],
  },
  markdown: {
    config: (md) => {
      const usual = md.renderer.rules.link_open ?? ((tokens, index, options, _env, self) => self.renderToken(tokens, index, options));
      md.renderer.rules.link_open = (tokens, index, options, env, self) => {
        const href = tokens[index]?.attrGet('href') ?? '';
        const { relativePath = '' } = env as { relativePath?: string };
        const file = posix.join(posix.dirname(relativePath.replace('index.md', 'README.md')), href);
        const isOutside = !/^(https?:|#)/.test(href) && (file.startsWith('../') || file.startsWith('examples'));
        if (isOutside) tokens[index]?.attrs?.splice(0, 1, ['title', file.replace(/^(\.\.\/)+/, '')]);
        return usual(tokens, index, options, env, self);
      };
    },
  },
});
