import type { EssayFeedback } from '@laurel/contract';

type Item = EssayFeedback['feedback'][number];
type Section = EssayFeedback['rewrittenSections'][number];

/** Only the fields that every critique has, also those of older versions, are required. */
export type FeedbackItem = Pick<Item, 'category' | 'suggestion'> & Partial<Item>;
export type RewrittenSection = Pick<Section, 'original' | 'revised'> & Partial<Section>;

export type Location = Section['location'];
export type RubricLine = EssayFeedback['rubric'][number];
export type EvidenceEntry = EssayFeedback['evidenceMap'][number];
export type PromptPart = EssayFeedback['promptParts'][number];
export type EssayStats = EssayFeedback['stats'];
export type Safety = NonNullable<EssayFeedback['safety']>;
export type Comparison = NonNullable<EssayFeedback['comparison']>;

/** A critique as the screens show it. */
export type Critique = Pick<
  EssayFeedback,
  'rubric' | 'evidenceMap' | 'questions' | 'praise' | 'promptParts' | 'language' | 'comparison'
> &
  Partial<Pick<EssayFeedback, 'safety' | 'stats' | 'deeper' | 'deeperStep'>> & {
    /** A fact about the whole draft, shown before everything else. */
    firstFix?: FeedbackItem | undefined;
    feedback: FeedbackItem[];
    rewrittenSections: RewrittenSection[];
    mechanics: Pick<EssayFeedback['mechanics'], 'available'>;
  };
