import { z } from 'zod';

const RUBRIC_NAMES = [
  'Specificity and evidence',
  'Prompt fit',
  'Goals and impact',
  'Structure',
  'Voice',
  'Mechanics',
] as const;
const rubricName = z.enum(RUBRIC_NAMES);
const score = z.number().min(0).max(100);

/** A place in the essay: `quote` is `essayText.slice(start, end)`, in UTF-16 units. */
const location = z.object({ start: z.int(), end: z.int(), quote: z.string() });

const feedbackItem = z.object({
  category: z.string(),
  suggestion: z.string(),
  check: z.string(),
  kind: z.enum(['point', 'contradiction', 'question', 'structure', 'style', 'mechanics', 'praise', 'notice']),
  severity: z.enum(['high', 'medium', 'low']),
  rubric: rubricName.optional(),
  location: location.optional(),
  more: z.array(location).optional(),
  question: z.string().optional(),
  /** What is missing from the essay: a part of the prompt. Such an item has no place. */
  part: z.string().optional(),
});

const rewrittenSection = z.object({
  original: z.string(),
  revised: z.string(),
  location,
  changes: z.array(
    z.object({ start: z.int(), end: z.int(), from: z.string(), to: z.string(), reason: z.string() }),
  ),
  /** Set on a rewrite by the model, which may change words; a repair without it is mechanical. */
  deeper: z.literal(true).optional(),
});

const band = z.enum(['not found', 'thin', 'clear', 'strong', 'not judged']);

const rubricLine = z.object({
  name: rubricName,
  weight: z.number(),
  /** How well the line is met; absent in critiques stored before there were bands, which have `level` and `score`. */
  band: band.optional(),
  level: z.int().min(1).max(5).optional(),
  score: score.optional(),
  reason: z.string(),
  quotes: z.array(z.string()),
  lift: z.string().optional(),
});

const draftScores = z.object({
  /** In old critiques only, like `score`. */
  overall: score.optional(),
  rubric: z.array(z.object({ name: rubricName, score: score.optional(), band: band.optional() })),
});

/** Stands above everything else when the writer discloses danger (nothing else is said then) or violence in the past. */
const safety = z.object({
  kind: z.enum(['present_risk', 'past_trauma']),
  title: z.string(),
  /** Paragraphs. */
  message: z.array(z.string()),
  /** Help lines of the student's country, name and number. */
  helpLines: z.array(z.string()),
  /** Help lines of all countries. */
  directory: z.object({ name: z.string(), url: z.string() }),
});

/** The critique of an essay: the specified fields (`feedback`, `rewrittenSections`) and what they are based on. */
export const feedback = z.object({
  safety: safety.optional(),
  /** What to fix first: a fact about the whole draft. */
  firstFix: feedbackItem.optional(),
  feedback: z.array(feedbackItem),
  rewrittenSections: z.array(rewrittenSection),
  rubric: z.array(rubricLine),
  /** In critiques stored by earlier engines; shown nowhere. */
  overall: score.optional(),
  evidenceMap: z.array(z.object({ claim: location, proof: z.union([location, z.literal('no proof yet')]) })),
  questions: z.array(z.string()),
  praise: z.array(z.string()),
  promptParts: z.array(
    z.object({
      part: z.string(),
      from: z.enum(['prompt', 'selection']),
      covered: z.enum(['yes', 'partly', 'no']),
      /** False where neither an answer nor its absence is sure. Absent in critiques of earlier engines. */
      judged: z.boolean().optional(),
      quote: z.string().optional(),
    }),
  ),
  stats: z.object({
    words: z.int(),
    sentences: z.int(),
    paragraphs: z.int(),
    characters: z.int(),
    averageSentenceLength: z.number(),
    readability: z.number().nullable(),
    specificSentences: z.int(),
    wordLimit: z.int().optional(),
  }),
  language: z.string(),
  comparison: z
    .object({
      fixed: z.array(z.string()),
      broken: z.array(z.string()),
      left: z.array(z.string()),
      before: draftScores,
      after: draftScores,
      wordsKept: z.number(),
    })
    .optional(),
  mechanics: z.object({ available: z.boolean(), dialect: z.string() }),
  /** `model`: the language model whose review was merged. */
  engine: z.object({
    name: z.string(),
    version: z.string(),
    model: z.string().optional(),
    /** The versions of the prompts that the model was given, in the order of the passes. */
    prompts: z.string().optional(),
  }),
  /**
   * State of the model's reading; absent when the student did not agree to one. Poll the essay while `under_way`. `over_budget`: today's
   * readings of this student are used up.
   */
  deeper: z.enum(['under_way', 'added', 'nothing_added', 'failed', 'over_budget']).optional(),
  /** While `under_way`: which pass is running, 1 to 3; absent while it waits. */
  deeperStep: z.int().min(1).max(3).optional(),
});
export type EssayFeedback = z.infer<typeof feedback>;
