import type { StudyLevel } from '@laurel/domain';

/** A wording and the levels it means, most specific first: an earlier match hides later ones inside it. */
const LEVEL_WORDS: readonly (readonly [RegExp, readonly StudyLevel[]])[] = [
  [/\bpre-? (?:or|and) post-?\s?doctoral\b/i, ['phd', 'postdoc']],
  [/\bpost-?\s?doc(?:s|toral|torate|torates)?\b|\bpostdoktorand\w*|\bpost-?phd\b/i, ['postdoc']],
  [/\bpre-?\s?doctoral\b/i, ['phd']],
  [
    /\bpromotions(?:vorhaben|studi\w+|stud\w+|plätze?|stellen?)\b|\bzur promotion\b|\bpromovierte[nr]?\b|\bdoktorand(?:en|innen|in)?\b|\bpromovierende[nr]?\b|\bpromotionsstipendi\w+/i,
    ['phd'],
  ],
  [
    /\b(?:ph\.?\s?d\.?s?|d\.?\s?phil)(?![\p{L}])|\bdoctora(?:l|te|tes|nd)\b|\bdoctor of philosophy\b|\bdoutorado\b|\bdoctorado\b|\bdoctorat\b/iu,
    ['phd'],
  ],
  [
    /\b(?:higher degrees? by research|HDR|research higher degrees?|graduate research|postgraduate research|research postgraduates?|research training (?:program(?:me)?s?|schemes?|scholarships?|places?|awards?|students?))\b/i,
    ['masters', 'phd'],
  ],
  [/\b(?:master['’]?s?|masters) (?:degree )?by research\b|\bM\.?\s?Phil\b|\bMRes\b/i, ['masters']],
  [/\bpre-?master['’]?s?\b/i, ['other']],
  [
    /\b(?:juris doctor|J\.?D\.?|M\.?D\.?|D\.?D\.?S|D\.?V\.?M|Pharm\.?D)(?= (?:program|student|degree|candidate))/,
    ['other'],
  ],
  [
    /\b(?:master['’]?s|masters|master)(?=\W|$)|\bM\.?\s?B\.?A\.?(?![\p{L}])|\bM\.?\s?Sc\.?(?![\p{L}])|\bLL\.?M\.?\b|\bM\.?Eng\b|\bMPA\b|\bMPH\b|\bMFA\b|\bMPP\b|\bM\.A\.(?![\p{L}])|\bmaster(?:studi|programm|abschl|niveau)\w+|\bmasterstudent\w*|\bmestrado\b|\bmaestr[ií]as?\b|\bmagist(?:er|rale)\b/iu,
    ['masters'],
  ],
  [
    /\b(?:non-?degree|short courses?|summer schools?|vocational|certificate|diploma|foundation (?:program|course|year)\w*|exchange (?:students?|program\w*)|TAFE|trade schools?|technical (?:school|college)s?|apprentice\w*|professional development (?:program\w*|courses?))\b/i,
    ['other'],
  ],
  [
    /\bundergrad(?:uate)?s?\b|\bbachelor['’]?s?\b|(?<!\binternational |\bIB )\bbaccalaureate\b(?! diploma)|\bB\.?\s?Sc\.?(?![\p{L}])|\bB\.A\.(?![\p{L}])|\bLL\.?B\.?\b|\bB\.?Eng\b|\bB\.?Tech\b|\bfirst degrees?\b|\bhonou?rs (?:degree|program\w*|year|students?|stud(?:y|ies)|project)\b|\bassociate['’]?s?(?: degree)\b|\bbachelor(?:studi|abschl)\w+|\bgrado\b|\blicenciatura\b|\blicence\b(?= )|\bgraduação\b/iu,
    ['undergraduate'],
  ],
  [
    /\bcommunity college\b|\b(?:two|2|four|4)-?\s?year (?:college|university|institution|degree|program)s?\b|\bcollege (?:freshm[ae]n|sophomores?|juniors?|seniors?)\b|\bfreshm[ae]n\b|\bsophomores?\b|\bfirst-year students?\b/i,
    ['undergraduate'],
  ],
  [/\bcollege(?= (?:or|and|&) graduate students?\b)/i, ['undergraduate']],
  [
    /(?<!(?:high|secondary)[- ]school |high-school )\bjuniors?(?:,| and| or|\/) ?(?:and |or )?seniors?\b(?! (?:in|at) (?:high|secondary))/i,
    ['undergraduate'],
  ],
  [
    /\bpost-?\s?grad(?:uate)?s?\b|\bgraduate(?= (?:students?|stud(?:y|ies)|programs?|programmes?|degrees?|level|school|scholarships?|fellowships?|applicants?|education|or (?:under|professional|post)|and (?:under|professional|post)|assistant|research))|\bgrad (?:students?|school)\b|(?<=\bundergraduate(?:s| students?)? (?:and|or|&|\/) )graduates?\b|(?<=undergraduate ?\/ ?|undergraduate, (?:or |and )?)graduate\b/i,
    ['masters', 'phd'],
  ],
  [/\b(?:studierende[nr]?|student(?:en|innen))\b/i, ['undergraduate', 'masters']],
  [/\bgraduierte[nr]?\b/i, ['masters', 'phd']],
  [
    /\b(?:any|all) (?:academic |degree )?levels? of (?:university )?stud(?:y|ies)\b/i,
    ['undergraduate', 'masters', 'phd', 'other'],
  ],
  [/\b(?:BS|B\.S\.|BA)(?= (?:or|and|in|degrees?|holders?)\b)/, ['undergraduate']],
  [
    /\b(?:MS|M\.S\.|MA)(?= (?:(?:in|degrees?|programs?|students?)\b|or Ph|and Ph))|^M[AS](?= \p{Lu}\p{Ll})/u,
    ['masters'],
  ],
  [/\b(?:erste[nrs]? |abgeschlossene[ns]? )(?:Hochschulabschluss|Hochschulstudium)\b/i, ['undergraduate']],
  [/\bUG\b/, ['undergraduate']],
  [/\bPG\b/, ['masters', 'phd']],
];

/** School pupils: what they are now, not what the award funds. */
export const PUPIL_WORDS =
  /\b(?:(?:graduating |rising |current |college-bound )*(?:high|secondary)[- ]school (?:seniors?|students?|juniors?|sophomores?|graduating seniors?|pupils?)|graduating seniors?|high schoolers|college-bound (?:seniors?|students?)|year 12 students?|(?:(?:9|10|11)th (?:or|and|to|through|-) )?(?:9|10|11|12)th (?:grades?|graders?)|grades? (?:9|10|11|12|7|8)\b(?:\s?(?:-|–|to|through)\s?(?:10|11|12))?|schülerinnen|schüler)\b/i;

/** Degrees at least as high as one that must be held. */
export const AT_LEAST: Readonly<Record<StudyLevel, readonly StudyLevel[]>> = {
  secondary: ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc'],
  undergraduate: ['undergraduate', 'masters', 'phd', 'postdoc'],
  masters: ['masters', 'phd', 'postdoc'],
  phd: ['phd', 'postdoc'],
  postdoc: ['postdoc'],
  other: ['other'],
};

const ORDER: readonly StudyLevel[] = ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc', 'other'];

/** Without repetition, from school to after the doctorate. */
export function sortedLevels(levels: Iterable<StudyLevel>): StudyLevel[] {
  const set = new Set(levels);
  return ORDER.filter((level) => set.has(level));
}

/** A mention of levels in a text. */
export interface LevelMention {
  levels: readonly StudyLevel[];
  start: number;
  end: number;
}

const GLOBAL = LEVEL_WORDS.map(([pattern, levels]) => ({
  pattern: new RegExp(pattern.source, `${pattern.flags}g`),
  levels,
}));

/** Every level word of a text from left to right, the most specific at each place. */
export function findLevels(text: string): LevelMention[] {
  const found: LevelMention[] = [];
  for (const { pattern, levels } of GLOBAL) {
    for (const match of text.matchAll(pattern)) {
      const mention = { levels, start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => mention.start < other.end && mention.end > other.start)) found.push(mention);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
