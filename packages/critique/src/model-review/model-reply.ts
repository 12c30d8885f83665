/** What the first pass reports of a line that it was asked about. */
export interface EvidenceRow {
  /** As in the brief: `P1`, `C1`, `G1`. */
  id: string;
  found: 'quoted' | 'missing' | 'not asked';
  /** The words of the essay; empty unless quoted. */
  quote: string;
}

export interface ModelEvidence {
  rows: EvidenceRow[];
  /** Whether the writer seems to be in danger, with the words it rests on. */
  concern: { kind: 'none' | 'danger' | 'past'; quote: string };
}

export interface ModelRemark {
  /** The line of the table that it is about; may be empty. */
  about: string;
  category: string;
  suggestion: string;
  /** The words of the essay it is about; empty for something missing, or when they stand in quotation marks inside `suggestion`. */
  quote: string;
  kind: 'point' | 'question' | 'structure' | 'praise';
  /** Empty when there is none. */
  question: string;
}

export interface ModelVerdict {
  firstFix: ModelRemark | null;
  remarks: ModelRemark[];
  /** Findings of the rules that are wrong, each with the words of the essay that show it. */
  vetoes: { finding: string; quote: string }[];
}

/** Everything a language model said of an essay, in the order of its passes. */
export interface ModelReading {
  evidence: ModelEvidence;
  verdict: ModelVerdict;
  /** The sentences of the verdict (see `sentencesOf`) that the third pass found right. */
  confirmed: string[];
  /** The versions of the prompts it was given. */
  prompts: string;
}

/** Why something the model said was refused. */
export type Refusal =
  | 'not quoted'
  | 'length'
  | 'invented fact'
  | 'invented quotation'
  | 'link or markup'
  | 'judges who wrote it'
  | 'promise'
  | 'mechanics'
  | 'writes content'
  | 'unkind'
  | 'gives help'
  | 'not missing'
  | 'not confirmed'
  | 'certain'
  | 'delicate'
  | 'same place'
  | 'no room';
