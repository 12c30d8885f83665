import type { EssayReuseGroup } from '@laurel/contract';
import { groupPrompts, type PromptGroup, promptFit } from '@laurel/critique';
import type { Database } from '@laurel/db';
import { listSavedWithRecords } from '../saved-scholarships/index.ts';
import { listEssays } from './essays.repository.ts';

/** The newest drafts only: whoever has more has used them up. */
const DRAFTS_READ = 20;
const DRAFTS_SHOWN = 3;
const EXCERPT_WORDS = 6;

type StoredDraft = Awaited<ReturnType<typeof listEssays>>['rows'][number];
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
  context: { database: Database },
  userId: string,
  essays: readonly StoredDraft[],
): Promise<Asked[]> => {
  const saved = await listSavedWithRecords(context, userId);
  return saved.flatMap(({ stored: { record } }) =>
    writtenDocuments(record.documents).map(({ kind, document }) => {
      const own = essays.find(({ scholarshipId, prompt }) => scholarshipId === record.id && prompt);
      return {
        id: `${kind} ${record.id}`,
        title: record.title,
        document,
        kind,
        prompt: own?.prompt ?? undefined,
        selection: record.selection,
      };
    }),
  );
};

const excerptOf = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.length > EXCERPT_WORDS ? `${words.slice(0, EXCERPT_WORDS).join(' ')}...` : words.join(' ');
};

type Draft = EssayReuseGroup['drafts'][number];

/** How much of what a group asks a draft answers already. */
const fitOf = (essay: StoredDraft, asks: readonly string[]): Draft => {
  // What several ask is read like published criteria: each part stands for itself.
  const parts = promptFit(essay.essayText, { selection: asks });
  const points = parts.map(({ covered }) => ({ yes: 1, partly: 0.5, no: 0 })[covered]);
  return {
    id: essay.id,
    createdAt: essay.createdAt.toISOString(),
    excerpt: excerptOf(essay.essayText),
    covered: points.reduce<number>((sum, point) => sum + point, 0),
    missing: parts.filter(({ covered }) => covered === 'no').map(({ part }) => part),
  };
};

const draftsFor = (
  { asks }: PromptGroup,
  members: readonly Asked[],
  essays: readonly StoredDraft[],
): Draft[] => {
  if (asks.length === 0) {
    // Nothing to measure by: only what was written for one of them is of use for the others.
    const ids = new Set(members.map(({ id }) => id.split(' ')[1]));
    return essays
      .filter(({ scholarshipId }) => scholarshipId !== null && ids.has(scholarshipId))
      .slice(0, DRAFTS_SHOWN)
      .map(({ id, createdAt, essayText }) => ({
        id,
        createdAt: createdAt.toISOString(),
        excerpt: excerptOf(essayText),
        missing: [],
      }));
  }
  return essays
    .map((essay) => fitOf(essay, asks))
    .filter(({ covered = 0 }) => covered > 0)
    .sort((a, b) => (b.covered ?? 0) - (a.covered ?? 0))
    .slice(0, DRAFTS_SHOWN);
};

/** Groups what the saved scholarships want to read by what they ask, and finds the drafts that answer most of it. */
export const findReuse = async (
  context: { database: Database },
  userId: string,
): Promise<EssayReuseGroup[]> => {
  const { rows } = await listEssays(context.database.queries, userId, 1, DRAFTS_READ);
  const asked = await askedBySaved(context, userId, rows);
  const byId = new Map(asked.map((each) => [each.id, each]));
  return groupPrompts(asked).map((group) => {
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
      drafts: draftsFor(group, members, rows),
    };
  });
};
