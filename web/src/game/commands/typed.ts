import { t } from '../../texts/texts.svelte';
import { COMMANDS, type Command } from './commands';

/** A parsed line: a move in the rule book's notation, a command with its argument, or neither. */
export type Typed =
  | { kind: 'move'; text: string }
  | { kind: 'command'; command: Command; about: string | null }
  | { kind: 'unknown' };

const CELL = /[a-z]\d{1,2}/g;
/** Separators between the cells of a move. */
const BETWEEN = /[\s\-‐‑–—>→:;,.]+/g;

/** Parses a line in the language of the page or in English. Case, accents, signs and spaces don't matter. */
export function readTyped(line: string): Typed {
  const text = plain(line).trim().replace(/\s+/g, ' ');
  return commandIn(text) ?? moveIn(text) ?? { kind: 'unknown' };
}

/** The words of a command: those of the language, divided by commas, and its English name. */
export function wordsOf({ id }: Command): string[] {
  const own = t(`page.hear.word.${id}`).split(/\s*,\s*/);
  return [...new Set([...own, id])];
}

function plain(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function commandIn(text: string): Typed | null {
  let best: { command: Command; word: string } | null = null;
  for (const command of COMMANDS) {
    for (const word of wordsOf(command).map(plain)) {
      const isFirst = text === word || text.startsWith(`${word} `);
      if (isFirst && word.length > (best?.word.length ?? 0)) best = { command, word };
    }
  }
  if (best === null) return null;
  const about = text.slice(best.word.length).trim();
  return { kind: 'command', command: best.command, about: about === '' ? null : about };
}

/** Two cells or more are a move; one alone is a question about it. */
function moveIn(text: string): Typed | null {
  const cells = text.match(CELL) ?? [];
  const between = new Set(['', 'to', plain(t('page.hear.word-to'))]);
  const rest = text.replace(CELL, ' ').replace(BETWEEN, ' ').split(' ');
  if (cells.length === 0 || !rest.every((word) => between.has(word))) return null;
  const about = COMMANDS.find(({ id }) => id === 'cell');
  if (cells.length === 1 && about !== undefined) return { kind: 'command', command: about, about: cells[0] ?? null };
  return { kind: 'move', text: cells.join('-') };
}
