import { HOME_TOO, OPEN_TO_ALL } from './phrases.generated.ts';
/** Whom the text says to be welcome, whatever a column or the title has. */
export interface Welcome {
  /** Students of every nationality. */
  all: boolean;
  /** Students of the host country, beside those from abroad. */
  home: boolean;
}

const MAX_READ = { eligibility_text: 30_000, description: 5_000 } as const;

/** Whether the texts of a listing welcome every nationality, or home students beside those from abroad. */
export const welcomeOf = (texts: Readonly<Record<string, string>>): Welcome => {
  const read = (Object.keys(MAX_READ) as (keyof typeof MAX_READ)[]).map((field) =>
    (texts[field] ?? '').slice(0, MAX_READ[field]),
  );
  return {
    all: read.some((text) => OPEN_TO_ALL.test(text)),
    home: read.some((text) => HOME_TOO.test(text)),
  };
};
