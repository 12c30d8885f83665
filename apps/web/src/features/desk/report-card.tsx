import type { DeskReport, Patch } from '@laurel/contract';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { aboutWords } from './queue-words.ts';
import { useDeskAct } from './use-desk-act.ts';

type Answer = Exclude<DeskReport['state'], 'open'>;

/** What the student is told unless the curator writes something else. */
const SAYS: Record<Answer, string> = {
  mended: 'You were right. It is put right now, thank you.',
  accepted: 'Thank you. It will be seen to.',
  rejected: 'Thank you. It was looked into, and it stays as it is.',
};

const STATE_WORDS: Record<DeskReport['state'], string> = {
  open: 'Waits',
  accepted: 'Will be seen to',
  mended: 'Put right',
  rejected: 'Stays as it is',
};

interface OpenReportProps {
  report: DeskReport;
  patch: Patch;
  canMend: boolean;
  /** The change in the editor was made. */
  onMade: () => void;
}

/** One report, and what its sender is told. @param patch the change in the editor beside it */
const OpenReport = ({ report, patch, canMend, onMade }: OpenReportProps) => {
  const [answer, setAnswer] = useState(SAYS.mended);
  const hasChange = Object.keys(patch).length > 0;
  const isOwn = answer !== SAYS.mended;
  const act = useDeskAct(
    (state: Answer) =>
      api('POST /desk/reports/{id}/answer', {
        params: { id: report.id },
        body: {
          state,
          answer: isOwn ? answer : SAYS[state],
          ...(state === 'mended' && hasChange ? { patch } : {}),
        },
      }),
    (state) => {
      if (state === 'mended') onMade();
    },
  );
  const isReady = answer.trim().length >= 3 && !act.isPending;
  return (
    <div className="grid gap-4">
      <TextArea
        label="What the student is told"
        {...(isOwn
          ? {}
          : {
              hint: `Without words of yours “Will be seen to” says “${SAYS.accepted}”, and “Stays as it is” says “${SAYS.rejected}”`,
            })}
        rows={2}
        maxLength={500}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          variant={hasChange ? 'primary' : 'secondary'}
          disabled={!isReady || !canMend}
          loading={act.isPending && act.variables === 'mended'}
          onClick={() => act.mutate('mended')}
        >
          {hasChange ? 'Change it and answer' : 'It is put right already'}
        </Button>
        <Button size="sm" variant="secondary" disabled={!isReady} onClick={() => act.mutate('accepted')}>
          Will be seen to
        </Button>
        <Button size="sm" variant="secondary" disabled={!isReady} onClick={() => act.mutate('rejected')}>
          Stays as it is
        </Button>
      </div>
    </div>
  );
};

export const ReportCard = ({ report, ...rest }: OpenReportProps) => (
  <Card className="grid gap-3 p-4">
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge variant={report.state === 'open' ? 'brass' : 'outline'}>{STATE_WORDS[report.state]}</Badge>
      <time dateTime={report.createdAt}>{momentInWords(report.createdAt, true)}</time>
    </p>
    <p className="wrap-anywhere">
      <span className="font-semibold">{aboutWords(report.kind)}.</span> {report.text}
    </p>
    {report.answer ? <p className="text-muted wrap-anywhere">Answered: {report.answer}</p> : null}
    {report.state === 'open' ? <OpenReport report={report} {...rest} /> : null}
  </Card>
);
