import type { EssayReuseGroup } from '@laurel/contract';
import type { PromptGroup } from '@laurel/critique';
import { ENGINE_VERSION } from '@laurel/critique/essay';
import type { Database } from '@laurel/db';
import { AppError } from '../../platform/http/app-error.ts';
import { type TextEngine, TOPICS_AT_ONCE, type TopicFit } from '../../platform/text-engine/index.ts';
import { listSavedTasks } from '../saved-scholarships/index.ts';
import { findEssay, listDrafts, storeTopicFits } from './essays.repository.ts';

/** The newest drafts only: whoever has more has used them up. */
const MAX_DRAFTS = 20;
const DRAFTS_SHOWN = 3;
/**
 * Milliseconds after which no further draft is compared in this call; browsers wait ten seconds. What was found is stored, so that the next
 * call goes on from there. Twenty drafts of usual length take one or two seconds.
 */
const COMPARE_MS = 5_000;
const EXCERPT_WORDS = 6;

type StoredDraft = Awaited<ReturnType<typeof listDrafts>>[number];
type Kind = EssayReuseGroup['kind'];
const KINDS: [kind: Kind, names: RegExp][] = [
  ['research', /\b(?:proposal|research|project|work plan|study plan|outline|synopsis)\b/i],
  [
    'statement',
    /\bessays?\b|\bstatements?\b(?! of (?:income|results|marks|account|the host))|\bmotivation|\bpersonal (?:letter|history)|\bcover letter|\bletter of intent/i,
  ],
];
/** Figures and papers that merely have such a word in their name. */
const NO_TEXT = /\b(?:income|financial|bank|tax|host|supervisor|recommend\w*|referees?|references?)\b/i;

interface Asked {
  id: string;
  title: string;
  document: string;
  kind: Kind;
  /** What the student was asked, as they gave it with an essay for this scholarship. */
  prompt: string | undefined;
  selection: string[];
}

/** The first document of each kind that a record asks to be written. */
const writtenDocuments = (documents: readonly string[]): { kind: Kind; document: string }[] => {
  const found = new Map<Kind, string>();
  for (const document of documents) {
    const kind = NO_TEXT.test(document) ? undefined : KINDS.find(([, names]) => names.test(document))?.[0];
    if (kind && !found.has(kind)) found.set(kind, document);
  }
  return [...found].map(([kind, document]) => ({ kind, document }));
};

const askedBySaved = async (
  { database }: { database: Database },
  userId: string,
  essays: readonly StoredDraft[],
): Promise<Asked[]> => {
  const saved = await listSavedTasks(database.queries, userId);
  return saved.flatMap(({ id, title, documents, selection }) =>
    writtenDocuments(documents).map(({ kind, document }) => {
      const own = essays.find(({ scholarshipId, prompt }) => scholarshipId === id && prompt);
      return { id: `${kind} ${id}`, title, document, kind, prompt: own?.prompt ?? undefined, selection };
    }),
  );
};

const excerptOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(' ')}...` : words.join(' ');
};

type Draft = EssayReuseGroup['drafts'][number];
/** What is known of a draft; a topic on which nothing can be said is null. */
type KnownFit = TopicFit;

/** Reads a draft for the topics that it was not compared with yet. @returns what is known in the end, whole or not */
const compareDraft = async (
  { database, textEngine }: ReuseContext,
  userId: string,
  draft: StoredDraft,
  { known, topics, isOver }: { known: KnownFit; topics: readonly string[]; isOver: () => boolean },
): Promise<KnownFit> => {
  const fit = Object.fromEntries(
    topics.filter((topic) => topic in known).map((topic) => [topic, known[topic] ?? null]),
  );
  const open = topics.filter((topic) => !(topic in known));
  if (open.length === 0 || isOver()) return fit;
  const essay = await findEssay(database.queries, userId, draft.id);
  for (let at = 0; essay && at < open.length && !isOver(); at += TOPICS_AT_ONCE) {
    const asked = open.slice(at, at + TOPICS_AT_ONCE);
    const found = await textEngine.fit(essay.essayText, asked);
    for (const topic of asked) fit[topic] = found[topic] ?? null;
  }
  return fit;
};

/**
 * How far each draft answers each topic. Only what is new is read, and stored for the next call; a draft that can't be read now is left out of
 * this one.
 */
const compareDrafts = async (
  context: ReuseContext,
  userId: string,
  drafts: readonly StoredDraft[],
  topics: readonly string[],
): Promise<Map<string, KnownFit>> => {
  const from = performance.now();
  const isOver = () => performance.now() - from > COMPARE_MS;
  const found = new Map<string, KnownFit>();
  const news: { id: string; topicFit: NonNullable<StoredDraft['topicFit']> }[] = [];
  for (const draft of drafts) {
    const known = draft.topicFit?.engine === ENGINE_VERSION ? draft.topicFit.topics : {};
    try {
      const fit = await compareDraft(context, userId, draft, { known, topics, isOver });
      found.set(draft.id, fit);
      if (Object.keys(fit).some((topic) => !(topic in known)))
        news.push({ id: draft.id, topicFit: { engine: ENGINE_VERSION, topics: fit } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  if (news.length > 0) await storeTopicFits(context.database.queries, userId, news);
  return found;
};

/** How much of what a group asks a draft answers already; undefined until it has been compared with all of it. */
const fitOf = (essay: StoredDraft, asks: readonly string[], known: KnownFit = {}): Draft | undefined => {
  // What several ask is read like published criteria: each topic stands for itself.
  const topics = asks.slice(0, TOPICS_AT_ONCE);
  if (topics.some((topic) => !(topic in known))) return undefined;
  const points = topics.map((topic) => ({ yes: 1, partly: 0.5, no: 0 })[known[topic] ?? 'no']);
  return {
    id: essay.id,
    createdAt: essay.createdAt.toISOString(),
    excerpt: excerptOf(essay.beginning),
    covered: points.reduce<number>((sum, point) => sum + point, 0),
    missing: topics.filter((topic) => known[topic] === 'no'),
  };
};

const draftsFor = (
  { asks }: PromptGroup,
  members: readonly Asked[],
  essays: readonly StoredDraft[],
  fits: ReadonlyMap<string, KnownFit>,
): Draft[] => {
  if (asks.length === 0) {
    // Nothing to measure by: only what was written for one of them is of use for the others.
    const ids = new Set(members.map(({ id }) => id.split(' ')[1]));
    return essays
      .filter(({ scholarshipId }) => scholarshipId !== null && ids.has(scholarshipId))
      .slice(0, DRAFTS_SHOWN)
      .map(({ id, createdAt, beginning }) => ({
        id,
        createdAt: createdAt.toISOString(),
        excerpt: excerptOf(beginning),
        missing: [],
      }));
  }
  return essays
    .flatMap((essay) => fitOf(essay, asks, fits.get(essay.id)) ?? [])
    .filter(({ covered = 0 }) => covered > 0)
    .sort((a, b) => (b.covered ?? 0) - (a.covered ?? 0))
    .slice(0, DRAFTS_SHOWN);
};

export interface ReuseContext {
  database: Database;
  textEngine: TextEngine;
}

/** Groups what the saved scholarships want to read by what they ask, and finds the drafts that answer most of it. */
export const findReuse = async (context: ReuseContext, userId: string): Promise<EssayReuseGroup[]> => {
  const drafts = await listDrafts(context.database.queries, userId, MAX_DRAFTS);
  const asked = await askedBySaved(context, userId, drafts);
  if (asked.length === 0) return [];
  const byId = new Map(asked.map((each) => [each.id, each]));
  const groups = await context.textEngine.group(
    asked.map(({ id, kind, prompt, selection }) => ({ id, kind, prompt, selection })),
  );
  const topics = [...new Set(groups.flatMap(({ asks }) => asks.slice(0, TOPICS_AT_ONCE)))];
  const fits = await compareDrafts(context, userId, drafts, topics);
  return groups.map((group) => {
    const members = group.ids.flatMap((id) => byId.get(id) ?? []);
    return {
      kind: members[0]?.kind ?? 'statement',
      basis: group.asks.length === 0 ? 'name' : members.some(({ prompt }) => prompt) ? 'prompt' : 'criteria',
      asks: group.asks,
      scholarships: members.map(({ id, title, document }) => ({
        id: id.split(' ')[1] ?? '',
        title,
        document,
      })),
      drafts: draftsFor(group, members, drafts, fits),
    };
  });
};
