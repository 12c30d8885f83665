import { toProgramme } from '@laurel/catalogue';
import type { DeskProposal, DeskReport, DeskScholarship, QueueItem } from '@laurel/contract';
import { type CatalogueProposal, nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import type { ReportRow } from './desk-reports.repository.ts';
import type { QueueRow } from './queue.repository.ts';
import type { AroundRecord } from './read-at-desk.ts';

export const presentQueueItem = ({ saved, matched, createdAt, ...row }: QueueRow): QueueItem => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  reach: { saved, matched },
});

const presentReport = ({ id, kind, text, state, answer, createdAt }: ReportRow): DeskReport => ({
  id,
  kind: kind as DeskReport['kind'],
  text,
  state,
  createdAt: createdAt.toISOString(),
  ...(answer === null ? {} : { answer }),
});

/** @param self the audit name of who asks */
const presentProposal = (
  { id, source, fact, before, after, patch, where, createdAt }: CatalogueProposal,
  self: string,
): DeskProposal => ({
  id,
  source,
  fact,
  before,
  after,
  ...(patch ? { patch: { ...patch } } : {}),
  where: { url: where.url, place: where.place },
  createdAt: createdAt.toISOString(),
  isMine: where.by === self,
});

interface AtDesk extends AroundRecord {
  record: ScholarshipRecord;
  audience: string | undefined;
  isWithdrawn: boolean;
  today: string;
}

export const presentScholarshipAtDesk = (around: AtDesk): DeskScholarship => {
  const { record, audience, isWithdrawn, today, reach, reports, proposals, edits, check, names, self } =
    around;
  return {
    id: record.id,
    source: record.provenance.source,
    programme: { ...toProgramme(record) },
    deadline: nextDeadline(record, today).text,
    isWithdrawn,
    ...(audience ? { audience } : {}),
    reach,
    reports: reports.map(presentReport),
    proposals: proposals.map((proposal) => presentProposal(proposal, self)),
    edits: edits.toReversed().map(({ id, patch, author, since, undoneAt, audience: seenBy }) => ({
      id,
      audience: seenBy,
      patch: { ...patch },
      author: names.get(author) ?? 'Somebody who is gone, or the command line',
      since: since.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
    ...(check
      ? {
          check: {
            outcome: check.outcome,
            why: check.why,
            url: check.url,
            checkedAt: check.checkedAt.toISOString(),
          },
        }
      : {}),
  };
};
