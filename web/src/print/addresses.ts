import { address } from '../route.svelte';

/** Where the page offers to print a variant with the house rules that a table has agreed on. */
export function printAddress(variant: string, house: string): string {
  return house === '' ? address('print', variant) : address('print', variant, house);
}

/** The server's addresses of the same. They are relative, because the page may be in a folder. */
export function pdfAddress(variant: string, question: string): string {
  return `print/${encodeURIComponent(variant)}.pdf?${question}`;
}

export function listAddress(variant: string, question: string): string {
  return `print/${encodeURIComponent(variant)}/sheets?${question}`;
}

export function sheetAddress(variant: string, question: string, number: number): string {
  return `print/${encodeURIComponent(variant)}/sheet/${number}.svg?${question}`;
}
