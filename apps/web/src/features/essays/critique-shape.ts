/** A place in the essay: `quote === text.slice(start, end)`, in UTF-16 units. */
export interface Location {
  start: number;
  end: number;
  quote: string;
}

export interface FeedbackItem {
  check?: string;
  category: string;
  suggestion: string;
  kind?: string;
  severity?: string;
  location?: Location;
  more?: Location[];
  question?: string;
}

export interface RewrittenSection {
  original: string;
  revised: string;
  location?: Location;
  changes?: { start: number; end: number; from: string; to: string; reason: string }[];
}

export interface RubricLine {
  name: string;
  weight: number;
  level?: number;
  score?: number;
  reason: string;
  quotes: string[];
  lift?: string;
}

export interface EvidenceEntry {
  claim: Location;
  proof: Location | 'no proof yet';
}

export interface PromptPart {
  part: string;
  from: 'prompt' | 'selection';
  covered: 'yes' | 'partly' | 'no';
  quote?: string;
}

export interface EssayStats {
  words: number;
  sentences: number;
  paragraphs: number;
  characters: number;
  averageSentenceLength: number;
  readability: number | null;
  specificSentences: number;
  wordLimit?: number;
}

interface Scores {
  overall: number;
  rubric: { name: string; score?: number }[];
}

export interface Comparison {
  fixed: string[];
  broken: string[];
  left: string[];
  before: Scores;
  after: Scores;
  wordsKept: number;
}

export interface Critique {
  feedback: FeedbackItem[];
  rewrittenSections: RewrittenSection[];
  rubric: RubricLine[];
  overall?: number;
  evidenceMap: EvidenceEntry[];
  questions: string[];
  praise: string[];
  promptParts: PromptPart[];
  stats?: EssayStats;
  language: string;
  comparison?: Comparison;
  mechanics: { available: boolean };
}
