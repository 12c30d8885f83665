/** Documents that applications ask for, by the wordings that name them. */
const DOCUMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:official |academic |unofficial )?transcripts?\b|\bacademic records\b/i, 'Transcript'],
  [
    /\bletters? of (?:recommendation|reference)\b|\brecommendation letters?\b|\breference letters?\b/i,
    'Letter of recommendation',
  ],
  [/\b(?:curriculum vitae|r[eé]sum[eé]s?|CV)\b/, 'CV'],
  [
    /\b(?:motivation(?:al)? letters?|letters? of (?:motivation|intent)|statement of purpose|personal statements?|cover letters?)\b/i,
    'Personal statement',
  ],
  [/\b(?:\w+ )?essays?\b/i, 'Essay'],
  [/\bresearch (?:proposals?|plans?)\b|\bstudy plan\b/i, 'Research proposal'],
  [/\bproof of enrol(?:l)?ment\b/i, 'Proof of enrolment'],
  [/\b(?:copy of (?:the |your |a )?passport|passport copy)\b/i, 'Passport copy'],
  [/\bportfolio\b/i, 'Portfolio'],
];
const ASKED =
  /\b(?:submit|provide|include|upload|send|attach|required|complete|write|enclose|must|documents?)\b/i;
const MAX_READ = 30_000;

/** Names of the documents that sentences about applying ask for, in the order of the list above. */
export function findDocuments(text: string): string[] {
  const sentences = text
    .slice(0, MAX_READ)
    .split(/[.!?\n;]/)
    .filter((sentence) => ASKED.test(sentence));
  return DOCUMENTS.filter(([pattern]) => sentences.some((sentence) => pattern.test(sentence))).map(
    ([, name]) => name,
  );
}
