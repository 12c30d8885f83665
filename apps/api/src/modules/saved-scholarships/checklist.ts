import type { ChecklistEntry } from '@laurel/contract';
import { APPLICATION_STEPS } from '@laurel/domain';

/**
 * Documents that a student gets once and uses for every application, each with the names that records call it by. Only whole names count:
 * a record that wants more ("Certified translation of the transcript", "CV of the supervisor", "Class 12 mark sheet") means another
 * document, which is ticked by itself. What is written for one award (essay, proposal, letter of motivation) is not here.
 */
const NAMES = {
  transcript: [
    'Transcript',
    'Transcripts',
    'Transcript of records',
    'Academic transcript',
    'Academic transcripts',
  ],
  cv: ['CV', 'Resume', 'Résumé', 'Curriculum vitae'],
  passport: ['Passport', 'Passport copy', 'Copy of passport', 'Copy of the passport'],
  'identity-document': ['Identity document', 'Identity documents', 'Identity card'],
  'degree-certificate': ['Degree certificate', 'Degree certificates', 'Diploma'],
  'school-certificate': ['School certificate', 'School leaving certificate'],
  'birth-certificate': ['Birth certificate'],
  photograph: ['Photograph', 'Photo', 'Passport photo'],
  'english-test': ['English test', 'English certificate', 'English test result', 'English test score'],
  'language-certificate': ['Language certificate'],
  'test-scores': ['Test scores'],
  'proof-of-enrolment': ['Proof of enrolment', 'Enrolment certificate', 'Certificate of enrolment'],
  'proof-of-citizenship': ['Proof of citizenship'],
  'proof-of-residence': ['Proof of residence'],
  'proof-of-income': [
    'Proof of income',
    'Income proof',
    'Proof of household income',
    'Proof of family income',
  ],
  'income-certificate': ['Income certificate'],
  'tax-return': ['Tax return'],
  fafsa: ['FAFSA', 'FAFSA form', 'FAFSA Submission Summary'],
  'css-profile': ['CSS Profile'],
  // One reference does not stand for several.
  reference: [
    'Reference',
    'Reference letter',
    'Recommendation',
    'Recommendation letter',
    'Letter of recommendation',
  ],
  references: [
    'References',
    'Referees',
    'Reference letters',
    'Recommendations',
    'Recommendation letters',
    'Letters of recommendation',
  ],
  'two-references': [
    'Two references',
    'Two reference letters',
    'Two recommendations',
    'Two recommendation letters',
    'Two letters of recommendation',
  ],
  'three-references': ['Three references', 'Three recommendations', 'Three letters of recommendation'],
} as const satisfies Record<string, readonly string[]>;

const KIND_OF = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [name.toLowerCase(), kind] as const)),
);

/** The kind of a document that one copy of serves for all awards; undefined for one that an award wants in a form of its own. */
const documentKind = (name: string): string | undefined => KIND_OF.get(name.trim().toLowerCase());

/** All names of a kind, which older ticks are stored by. */
const namesOfKind = (kind: string): readonly string[] =>
  (NAMES as Partial<Record<string, readonly string[]>>)[kind] ?? [];

const kindId = (kind: string) => `kind:${kind}`;

/** What a tick of a document is stored by: its kind where one copy serves all awards. Then every saved row of the student holds the tick. */
const documentEntry = (name: string, done: readonly string[]): ChecklistEntry => {
  const id = `document:${name}`;
  const kind = documentKind(name);
  return {
    id,
    kind: 'document',
    label: name,
    // Ticks from before there were kinds are stored by the name.
    done: done.includes(id) || (kind !== undefined && done.includes(kindId(kind))),
    ...(kind ? { sharedBy: kind } : {}),
  };
};

/**
 * The checklist: the six steps of every application, then the documents of this one. A document is identified by its name, so that a
 * tick stays when the record adds others.
 */
export const checklistOf = (documents: readonly string[], done: readonly string[]): ChecklistEntry[] => [
  ...APPLICATION_STEPS.map(({ id, title }) => ({
    id: `step:${id}`,
    kind: 'step' as const,
    label: title,
    done: done.includes(`step:${id}`),
  })),
  ...[...new Set(documents)].map((name) => documentEntry(name, done)),
];

/** The documents that are ticked. */
export const doneDocuments = (documents: readonly string[], done: readonly string[]): string[] =>
  checklistOf(documents, done).flatMap((entry) =>
    entry.kind === 'document' && entry.done ? [entry.label] : [],
  );

const kindOfEntry = (id: string): string | undefined =>
  id.startsWith('document:') ? documentKind(id.slice('document:'.length)) : undefined;

/** Ticks that a change of one checklist adds to and removes from all saved awards; undefined when it concerns this award alone. */
export const sharedTicks = (
  change: Record<string, boolean>,
): { removed: string[]; added: string[] } | undefined => {
  const kinds = Object.keys(change).flatMap((id) => {
    const kind = kindOfEntry(id);
    return kind ? [{ kind, isDone: change[id] }] : [];
  });
  if (kinds.length === 0) return undefined;
  return {
    // Ticks from before there were kinds are stored by the name.
    removed: kinds.flatMap(({ kind }) => [
      kindId(kind),
      ...namesOfKind(kind).map((name) => `document:${name}`),
    ]),
    added: kinds.filter(({ isDone }) => isDone).map(({ kind }) => kindId(kind)),
  };
};

const isKind = (id: string) => id.startsWith('kind:');
export const kindsIn = (done: readonly string[]): string[] => done.filter(isKind);
export const withoutKinds = (done: readonly string[]): string[] => done.filter((id) => !isKind(id));

/** The ids that one award has ticked after a change; those of kinds are stored with all awards. */
export const ticked = (done: readonly string[], change: Record<string, boolean>): string[] => [
  ...done.filter((id) => change[id] === undefined),
  ...Object.keys(change).filter((id) => change[id] && kindOfEntry(id) === undefined),
];
