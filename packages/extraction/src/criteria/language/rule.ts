import type { CefrLevel } from '@laurel/domain';
import { resolveLanguage } from '@laurel/taxonomies';
import { bindsApplicants, type Clause } from '../../text/clause.ts';
import { covers } from '../../text/scopes.ts';
import type { Draft, Rule } from '../rule.ts';
import {
  BY_CEFR,
  CEFR_AFTER,
  CEFR_BEFORE,
  CEFR_CODE,
  CODES,
  GERMAN_ASKED,
  MORE_LANGUAGES,
  NOT_ASKED,
  PART_BEFORE,
  PROBE,
  REASON,
  REQUIRED,
  SPOKEN,
  TESTS,
} from './phrases.generated.ts';

const score = (clause: Clause, form: (typeof TESTS)[number]): Draft[] => {
  return [...clause.text.matchAll(form.pattern)].flatMap((match): Draft[] => {
    const raw = match.groups?.v ?? match.groups?.w ?? '';
    const min = Number.parseFloat(raw.replace(',', '.'));
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    // The paper-based test has a scale of its own, recognised by its larger numbers.
    if (form.test === 'TOEFL' && min >= 310 && min <= 677)
      return [{ kind: 'language', language: 'en', test: form.test, min, start, end }];
    if (!(min >= form.low && min <= form.high) || covers(clause.void, start)) return [];
    if (PART_BEFORE.test(clause.text.slice(0, start)) && form.test !== 'IELTS') return [];
    return [{ kind: 'language', language: form.language, test: form.test, min, start, end }];
  });
};

const cefr = (clause: Clause): Draft[] => {
  const named = BY_CEFR.flatMap(({ test, language, pattern }) =>
    [...clause.text.matchAll(pattern)].map((match) => ({
      kind: 'language' as const,
      language,
      test,
      cefr: (match.groups?.c ?? '').toUpperCase() as CefrLevel,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const levels = [CEFR_AFTER, CEFR_BEFORE, CEFR_CODE].flatMap((pattern) =>
    [...clause.text.matchAll(pattern)].flatMap((match) => {
      const written = match.groups?.l ?? '';
      const language = CODES[written] ?? resolveLanguage(written);
      if (language === undefined || covers(clause.void, match.index)) return [];
      return [
        {
          kind: 'language' as const,
          language,
          cefr: (match.groups?.c ?? '').toUpperCase() as CefrLevel,
          start: match.index,
          end: match.index + match[0].length,
        },
      ];
    }),
  );
  return [...named, ...levels];
};

/** Further languages of the list that goes on at `from`: ", Spanish or Portuguese". */
const listedLanguages = (text: string, from: number): { languages: string[]; end: number } => {
  const languages: string[] = [];
  let end = from;
  for (
    let next = MORE_LANGUAGES.exec(text.slice(end));
    next !== null;
    next = MORE_LANGUAGES.exec(text.slice(end))
  ) {
    const language = resolveLanguage(next.groups?.l ?? '');
    if (language !== undefined) languages.push(language);
    end += next[0].length;
  }
  return { languages, end };
};

const spoken = (clause: Clause): Draft[] => {
  const german = GERMAN_ASKED.exec(clause.text);
  if (german !== null && clause.role === 'eligibility')
    return [{ kind: 'language', language: 'de', start: german.index, end: german.index + german[0].length }];
  if (
    !(REQUIRED.test(clause.text) || clause.preferred.length > 0) ||
    NOT_ASKED.test(clause.text.replace(REASON, '')) ||
    clause.role !== 'eligibility'
  )
    return [];
  return [...clause.text.matchAll(SPOKEN)].flatMap((match) => {
    const language = resolveLanguage(match.groups?.l ?? match.groups?.m ?? match.groups?.k ?? '');
    if (language === undefined || covers(clause.void, match.index)) return [];
    const listed = listedLanguages(clause.text, match.index + match[0].length);
    const other = resolveLanguage(match.groups?.o ?? '');
    return [language, ...(other === undefined ? [] : [other]), ...listed.languages].map((each) => ({
      kind: 'language' as const,
      language: each,
      start: match.index,
      end: listed.end,
    }));
  });
};

/** "fluent in English or French": whichever of the two. */
const joinEither = (clause: Clause, drafts: Draft[]): Draft[] => {
  const languages = new Set(drafts.map((draft) => (draft.kind === 'language' ? draft.language : '')));
  const last = Math.max(...drafts.map((draft) => draft.end));
  const first = Math.min(...drafts.map((draft) => draft.start));
  const either =
    languages.size > 1 &&
    /\bor\b/i.test(clause.text.slice(first, last)) &&
    !/\band\b/i.test(clause.text.slice(first, last));
  return drafts.map((draft) =>
    draft.kind === 'language'
      ? { ...draft, alternative: either ? `language-${clause.offset}` : `language-${draft.language}` }
      : draft,
  );
};

/**
 * Languages an applicant must know, with a test score, a CEFR level or neither. Tests and levels of one language are
 * alternatives. Native-speaker exemptions, languages of teaching and of documents are not read.
 */
export const languageRule: Rule = {
  kind: 'language',
  probe: PROBE,
  find: (clause) => {
    if (clause.excludes || clause.role === 'title' || clause.renewal) return [];
    const scored = [...TESTS.flatMap((form) => score(clause, form)), ...cefr(clause)];
    const distinct = scored.filter(
      (draft, index) =>
        scored.findIndex((other) => other.start < draft.end && other.end > draft.start) === index,
    );
    const tested = distinct.filter(
      (draft) =>
        clause.role === 'eligibility' || bindsApplicants(clause, draft.start) || REQUIRED.test(clause.text),
    );
    if (tested.length > 0) return joinEither(clause, tested);
    return clause.procedural || clause.conditional ? [] : joinEither(clause, spoken(clause)).slice(0, 6);
  },
};
