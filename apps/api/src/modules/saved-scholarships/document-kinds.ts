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
export const documentKind = (name: string): string | undefined => KIND_OF.get(name.trim().toLowerCase());

/** All names of a kind, which older ticks are stored by. */
export const namesOfKind = (kind: string): readonly string[] =>
  (NAMES as Partial<Record<string, readonly string[]>>)[kind] ?? [];
