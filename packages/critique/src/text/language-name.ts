const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** English name of a language by its ISO 639-3 code; undefined where there is none to give. */
export const languageName = (code: string): string | undefined =>
  code === 'und' ? undefined : names.of(code);
