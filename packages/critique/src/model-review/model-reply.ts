/** A language model's reply about an essay, before the guards have checked it. */
export interface ModelReply {
  feedback: ModelItem[];
  rewrittenSections: ModelRewrite[];
}

export interface ModelItem {
  category: string;
  suggestion: string;
  /** The words of the essay it is about; may be empty when they stand in quotation marks inside `suggestion`. */
  quote: string;
  kind: 'point' | 'question' | 'structure' | 'praise';
  /** Empty when there is none. */
  question: string;
}

export interface ModelRewrite {
  original: string;
  revised: string;
  reason: string;
}

/** Why an item or a rewrite was refused. */
export type Refusal =
  | 'not quoted'
  | 'length'
  | 'invented fact'
  | 'invented quotation'
  | 'link or markup'
  | 'judges who wrote it'
  | 'promise'
  | 'mechanics'
  | 'unchanged'
  | 'delicate'
  | 'same place'
  | 'no room';
