/** What the essay is measured by, with weights in percent (from published scholarship rubrics). */
export const RUBRIC_WEIGHTS = {
  'Specificity and evidence': 25,
  'Prompt fit': 20,
  'Goals and impact': 20,
  Structure: 15,
  Voice: 10,
  Mechanics: 10,
} as const;
export type RubricName = keyof typeof RUBRIC_WEIGHTS;

export const ITEM_KINDS = [
  'point',
  'contradiction',
  'question',
  'structure',
  'style',
  'mechanics',
  'praise',
  'notice',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const SEVERITIES = ['high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A place in the essay: `quote === text.slice(start, end)`, in UTF-16 units. */
export interface Location {
  start: number;
  end: number;
  quote: string;
}

export interface FeedbackItem {
  /** The check that raised it. */
  check: string;
  category: string;
  /** What the student reads, with the words of the essay in quotation marks. */
  suggestion: string;
  kind: ItemKind;
  severity: Severity;
  rubric?: RubricName;
  location?: Location;
  /** Further places of the same point. */
  more?: Location[];
  /** What to answer in the next draft. */
  question?: string;
  /** A part of the prompt that is missing, as a language model read it; such an item has no place. */
  part?: string;
}

export interface RewrittenSection {
  /** A whole sentence, exactly as it stands in the essay. */
  original: string;
  /** The same sentence with spelling and grammar repaired, or as a language model rewrote it (`deeper`). */
  revised: string;
  location: Location;
  changes: { start: number; end: number; from: string; to: string; reason: string }[];
  /** True for a language model's rewrite, which may change words. */
  deeper?: true;
}

/** How well a line of the rubric is met; `not judged` where there is nothing to judge it by. */
export const BANDS = ['not found', 'thin', 'clear', 'strong', 'not judged'] as const;
export type Band = (typeof BANDS)[number];

export interface RubricLine {
  name: RubricName;
  weight: number;
  band: Band;
  reason: string;
  /** The evidence, in the essay's words. */
  quotes: string[];
  /** The one change that would raise it a band; absent at the top and where nothing was judged. */
  lift?: string;
}

export interface EvidenceEntry {
  claim: Location;
  /** The sentence that shows it, or that there is none yet. */
  proof: Location | 'no proof yet';
}

export interface PromptPart {
  /** The part in the prompt's (or the scholarship's) own words. */
  part: string;
  from: 'prompt' | 'selection';
  covered: 'yes' | 'partly' | 'no';
  /** False where neither an answer nor its absence is sure; left out where it was judged. */
  judged?: boolean;
  /** The sentence that speaks to it best. */
  quote?: string;
}

export interface EssayStats {
  words: number;
  sentences: number;
  paragraphs: number;
  characters: number;
  /** In words, one decimal. */
  averageSentenceLength: number;
  /** Flesch reading ease, 0 to 100, whole; null for text that isn't English. */
  readability: number | null;
  /** Sentences that hold a number, a name, a time or an act of the writer. */
  specificSentences: number;
  /** Words the prompt or the scholarship allows. */
  wordLimit?: number;
}

export interface Comparison {
  /** Advice of the previous draft that is met now. */
  fixed: string[];
  /** Advice that only the new draft calls for. */
  broken: string[];
  /** Advice that still stands. */
  left: string[];
  before: { rubric: { name: RubricName; band?: Band }[] };
  after: { rubric: { name: RubricName; band?: Band }[] };
  /** Share of the previous draft's words that the new one keeps, 0 to 1, two decimals. */
  wordsKept: number;
}

/** A message shown above everything else when the writer discloses danger or violence. */
export interface Safety {
  /** `present_risk`: there are no remarks on the essay. `past_trauma`: there are none on those sentences. */
  kind: 'present_risk' | 'past_trauma';
  title: string;
  /** Paragraphs. */
  message: string[];
  /** Help lines of the student's country, name and number; empty where none is known. */
  helpLines: string[];
  /** Help lines of all countries. */
  directory: { name: string; url: string };
}

export interface Critique {
  safety?: Safety;
  /** What an editor would say first: a fact about the whole draft. */
  firstFix?: FeedbackItem;
  /** At most 4 remarks by weight, then at most one praise, spelling notes and notices. */
  feedback: FeedbackItem[];
  rewrittenSections: RewrittenSection[];
  rubric: RubricLine[];
  evidenceMap: EvidenceEntry[];
  /** The questions inside `feedback`, in its order. */
  questions: string[];
  /** The praise inside `feedback`. */
  praise: string[];
  promptParts: PromptPart[];
  stats: EssayStats;
  /** ISO 639-3 code of the guess; `und` when there is too little text to tell. */
  language: string;
  comparison?: Comparison;
  mechanics: { available: boolean; dialect: string };
  /** `model`: the language model whose review was added. */
  engine: { name: 'embedded'; version: string; model?: string; prompts?: string };
}

/** The parts of a critique that speak of the essay, with nothing said. */
export const nothingSaid = () =>
  ({
    feedback: [],
    rewrittenSections: [],
    rubric: [],
    evidenceMap: [],
    questions: [],
    praise: [],
    promptParts: [],
  }) satisfies Partial<Critique>;
