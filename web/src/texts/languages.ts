/** The languages of the page, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  da: 'Dansk',
  pt: 'Português',
  ru: 'Русский',
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

/** For numbers, lists, plurals and voices. The texts are British and European; a bare code means the USA and Brazil. */
export function localeOf(language: Language): string {
  if (language === 'en') return 'en-GB';
  return language === 'pt' ? 'pt-PT' : language;
}

/** The first wanted language that the page has. Regional forms count as their language. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(base)) return base;
  }
  return 'en';
}
