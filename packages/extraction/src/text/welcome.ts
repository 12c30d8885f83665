/** Whom the text says to be welcome, whatever a column or the title has. */
export interface Welcome {
  /** Students of every nationality. */
  all: boolean;
  /** Students of the host country, beside those from abroad. */
  home: boolean;
}

/** "Open to students of all nationalities" outweighs what an aggregator entered as nationality. */
const OPEN_TO_ALL =
  /\b(?:all|any|every|of whatever) (?:nationalit(?:y|ies)|citizenships?)\b|\b(?:from|in|of) (?:any|all|every|anywhere in) (?:countr(?:y|ies)|(?:parts of )?the world|over the world)\b|\b(?:regardless|irrespective) of (?:\w+ ){0,3}(?:nationality|citizenship|country)\b|\bfrom (?:all )?around the (?:world|globe)\b|\bno (?:nationality|citizenship) (?:restrictions?|requirements?)\b|\bnot (?:restricted|limited) to (?:\w+\s){0,4}(?:citizens|nationals|residents)\b|\bopen to (?:students |applicants |people |anyone )?(?:world ?wide|globally|internationally)\b/i;
const HOME = String.raw`(?:domestic|local|home|national|non-international|u\.?s\.?|american|uk|uk\/eu|eu|in-state|canadian|australian|german)`;
const PEOPLE = '(?:students?|applicants?|candidates?|citizens?)';
/** "domestic and international students", "home students as well as overseas students" */
const HOME_TOO = new RegExp(
  String.raw`\b${HOME}(?: ${PEOPLE})?(?: and| or|,|\/| as well as| & | \/) ?(?:an? )?(?:international|overseas|foreign)\b|\b(?:international|overseas|foreign)(?: ${PEOPLE})? ?(?:and|or|\/|,|&|as well as) ?${HOME} ?${PEOPLE}?\b|\bboth ${HOME}\b|\b(?:open to|for|available to) ${HOME} students\b`,
  'i',
);
const MAX_READ = { eligibility_text: 30_000, description: 5_000 } as const;

/** Whether the texts of a listing welcome every nationality, or home students beside those from abroad. */
export function welcomeOf(texts: Readonly<Record<string, string>>): Welcome {
  const read = (Object.keys(MAX_READ) as (keyof typeof MAX_READ)[]).map((field) =>
    (texts[field] ?? '').slice(0, MAX_READ[field]),
  );
  return {
    all: read.some((text) => OPEN_TO_ALL.test(text)),
    home: read.some((text) => HOME_TOO.test(text)),
  };
}
