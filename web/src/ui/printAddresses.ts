import { address } from './route.svelte';

/** The page's address for printing a variant with the house rules of a table. */
export function printAddress(variant: string, house: string): string {
  return house === '' ? address('print', variant) : address('print', variant, house);
}

/** The server's addresses. They are relative, because the page may be in a folder. */
export function pdfAddress(variant: string, question: string): string {
  return `print/${encodeURIComponent(variant)}.pdf?${question}`;
}

export function listAddress(variant: string, question: string): string {
  return `print/${encodeURIComponent(variant)}/sheets?${question}`;
}

export function sheetAddress(variant: string, question: string, number: number): string {
  return `print/${encodeURIComponent(variant)}/sheet/${number}.svg?${question}`;
}
