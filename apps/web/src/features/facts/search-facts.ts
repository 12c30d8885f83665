import type { CatalogueQuestion } from '@laurel/contract';
import { type Profile, STATUS_NAMES, withAnswer } from '@laurel/domain';
import {
  backgroundName,
  resolveBackground,
  resolveCountry,
  resolveGroup,
  suggestCountries,
  suggestGroups,
} from '@laurel/taxonomies';
import { fold, upperFirst } from '@laurel/text';
import { type FactChange, statusText } from './told-facts.ts';

/** A fact that a typed text may mean. */
export interface FactSuggestion {
  label: string;
  /** Where it comes from, when the label alone does not say it. */
  detail?: string;
  change: (facts: Profile) => FactChange;
}

const MAX_SUGGESTIONS = 9;

/** Kinds of disability that awards name. */
const DISABILITIES = [
  'Blind',
  'Low vision',
  'Deaf',
  'Hard of hearing',
  'Autism',
  'Dyslexia',
  'ADHD',
  'Learning disability',
  'Physical disability',
  'Wheelchair user',
  'Mental illness',
];

type ListName =
  | 'citizenships'
  | 'statuses'
  | 'groups'
  | 'disabilities'
  | 'illnesses'
  | 'memberships'
  | 'parents';

const joins =
  (name: ListName, entry: string): FactSuggestion['change'] =>
  (facts) => ({
    [name]: [...new Set([...(facts[name] ?? []), entry])],
  });

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether every typed word begins a word of the text. */
const speaksOf = (text: string, typed: readonly string[]): boolean => {
  const words = wordsOf(text);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
};

const PARENT =
  /^my (?:mother|father|mum|mom|dad|parents?)\b(?:'s)?\s*(?:is|are|was|works? as|works? for|belongs? to)?\s*(?:an?\s+|the\s+)?(.+)$/i;

/** What the text may mean, the surest first: "veteran", "Navajo", "deaf", "my mother is a nurse". */
export const searchFacts = (
  text: string,
  questions: readonly CatalogueQuestion[],
  facts: Profile,
): FactSuggestion[] => {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const [, ofParent] = PARENT.exec(text.trim()) ?? [];
  if (ofParent !== undefined) return [{ label: `A parent: ${ofParent}`, change: joins('parents', ofParent) }];
  const found = [
    ...statuses(typed, facts),
    ...groups(text),
    ...DISABILITIES.filter((kind) => speaksOf(kind, typed)).map((kind) => ({
      label: kind,
      detail: 'Disability',
      change: joins('disabilities', kind),
    })),
    ...backgrounds(text),
    ...suggestCountries(text).slice(0, 2).flatMap(citizenship),
    ...questions.filter(({ question, label }) => speaksOf(`${question} ${label}`, typed)).map(asFact),
  ];
  return [...found.slice(0, MAX_SUGGESTIONS - 1), ...asTyped(text.trim())];
};

const statuses = (typed: readonly string[], { countryOfResidence }: Profile): FactSuggestion[] =>
  STATUS_NAMES.flatMap((name): FactSuggestion[] => {
    const status = countryOfResidence === undefined ? name : `${name}:${countryOfResidence}`;
    const label = statusText(isOfNoCountry(name) ? name : status);
    return speaksOf(`${name} ${statusText(name)}`, typed)
      ? [{ label, detail: 'Status', change: joins('statuses', isOfNoCountry(name) ? name : status) }]
      : [];
  });

/** Statuses that no country gives. */
const NO_COUNTRY: readonly string[] = [
  'stateless',
  'asylee',
  'daca',
  'temporary-protected-status',
  'foster-care',
  'orphan',
  'carer',
  'parent',
  'single-parent',
  'full-time',
  'part-time',
];
const isOfNoCountry = (name: string): boolean => NO_COUNTRY.includes(name);

const groups = (text: string): FactSuggestion[] =>
  suggestGroups(text)
    .slice(0, 3)
    .map(({ value }) => ({
      label: value,
      detail: 'Heritage or community',
      change: joins('groups', resolveGroup(value)[0] ?? value),
    }));

const backgrounds = (text: string): FactSuggestion[] => {
  const [religion, illness, occupation] = (['religion', 'illness', 'occupation'] as const).map((list) => {
    const code = resolveBackground(list, text);
    return code === undefined ? undefined : (backgroundName(list, code) ?? code);
  });
  return [
    ...(religion ? [{ label: religion, detail: 'Religion', change: () => ({ religion }) }] : []),
    ...(illness
      ? [{ label: upperFirst(illness), detail: 'Illness', change: joins('illnesses', illness) }]
      : []),
    ...(occupation
      ? [{ label: `I work as: ${occupation}`, detail: 'Occupation', change: () => ({ occupation }) }]
      : []),
  ];
};

const citizenship = ({ value }: { value: string }): FactSuggestion[] => {
  const code = resolveCountry(value);
  return code === undefined ? [] : [{ label: `Citizen of ${value}`, change: joins('citizenships', code) }];
};

const asFact = ({ id, question, label }: CatalogueQuestion): FactSuggestion => ({
  label: upperFirst(label),
  detail: question,
  change: (facts) => withAnswer(facts, id, 'yes'),
});

/** What no list knows is kept in the student's words. */
const asTyped = (text: string): FactSuggestion[] => [
  { label: `Member of “${text}”`, detail: 'In your own words', change: joins('memberships', text) },
];
