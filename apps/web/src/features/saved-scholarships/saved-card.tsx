import type { SavedScholarshipItem } from '@laurel/contract';
import { clsx } from 'clsx';
import { ExternalLink, Flag, NotebookPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { explainFailure } from '../../lib/api/api-error.ts';
import { externalLink } from '../../lib/browser/external-link.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button, ExternalLinkButton, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { AwardLine, LocationLine } from '../scholarships/card-facts.tsx';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineLine, EndedCallout } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { AddToCalendarButton } from './add-to-calendar-button.tsx';
import { PriorityMenu, StatusMenu } from './badge-menus.tsx';
import { Checklist } from './checklist.tsx';
import { planApplication, startText } from './plan-application.ts';
import { savedLinkState } from './saved-default-match.ts';
import { knownPriority, knownStatus, STATUS_LABELS } from './tracking-labels.ts';
import { useChangeSaved } from './use-change-saved.ts';

/** Limit of the server. */
const MAX_LENGTH = 5000;

interface NotesDialogProps {
  open: boolean;
  title: string;
  notes: string;
  /** Rejects when saving failed; what was typed stays. */
  onSave: (notes: string) => Promise<unknown>;
  onClose: () => void;
}

const NotesForm = ({ notes, onSave, onClose }: Pick<NotesDialogProps, 'notes' | 'onSave' | 'onClose'>) => {
  const [typed, setTyped] = useState(notes);
  const { failure, pending, submit, edited } = useSubmission(
    async (wanted: string) => {
      await onSave(wanted);
      onClose();
    },
    (reason) => explainFailure(reason, 'Your notes could not be saved. Please try again.'),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === notes) onClose();
        else void submit(typed);
      }}
    >
      {failure ? (
        <Callout role="alert" variant="danger" className="mb-4">
          {failure}
        </Callout>
      ) : null}
      <TextArea
        label="Notes"
        rows={6}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => {
          edited();
          setTyped(event.target.value);
        }}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} loadingText="Saving...">
          Save notes
        </Button>
      </div>
    </form>
  );
};

/** The student's own notes on a saved scholarship. */
const NotesDialog = ({ open, title, ...form }: NotesDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title="Your notes" description={title}>
    <NotesForm {...form} />
  </Dialog>
);

/** The last day on which beginning is still safe, while there is something to begin. */
const SafeStart = ({ saved }: { saved: SavedScholarshipItem }) => {
  const today = useToday();
  const plan = planApplication(saved, today);
  if (!plan?.safeStart) return null;
  return (
    <li className={clsx('flex items-start gap-2', plan.safeStart < today && 'font-semibold text-danger')}>
      <Flag aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
      <span>{startText(plan, today)}</span>
    </li>
  );
};

const Facts = ({ saved }: { saved: SavedScholarshipItem }) => {
  const { scholarship, createdAt } = saved;
  return (
    <ul className="grid gap-1.5 text-sm">
      <li>
        <AwardLine facts={scholarship} />
      </li>
      <li>
        <DeadlineLine facts={deadlineFacts(scholarship)} />
      </li>
      {saved.plan?.deadline ? <li className="text-muted">This is the day that you entered.</li> : null}
      <SafeStart saved={saved} />
      {scholarship.location ? <LocationLine location={scholarship.location} /> : null}
      {scholarship.withdrawn ? (
        <li className="font-semibold text-danger">
          Its source no longer lists it: check the official page before you go on.
        </li>
      ) : null}
      <li className="mt-1 text-muted">
        Saved <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
      </li>
    </ul>
  );
};

/** Priority, status and notes. */
export const Tracking = ({ saved }: { saved: SavedScholarshipItem }) => {
  const { title, id } = saved.scholarship;
  const [isEditing, setEditing] = useState(false);
  const { mutate, mutateAsync } = useChangeSaved(id);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PriorityMenu
          title={title}
          value={knownPriority(saved.priority)}
          onChange={(priority) => mutate({ priority })}
        />
        <StatusMenu
          title={title}
          value={knownStatus(saved.applicationStatus)}
          onChange={(applicationStatus) => mutate({ applicationStatus })}
        />
        <Button
          variant="ghost"
          size="iconSm"
          className="no-print ml-auto"
          aria-label={`${saved.notes ? 'Edit' : 'Add'} notes: ${title}`}
          onClick={() => setEditing(true)}
        >
          <NotebookPen aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
      <NotesDialog
        open={isEditing}
        title={title}
        notes={saved.notes}
        onSave={(notes) => mutateAsync({ notes })}
        onClose={() => setEditing(false)}
      />
    </>
  );
};

const Actions = ({ saved, onRemove }: { saved: SavedScholarshipItem; onRemove: () => void }) => {
  const { id, title, applicationUrl, ended } = saved.scholarship;
  const apply = ended ? null : externalLink(applicationUrl);
  return (
    <div className="no-print mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <LinkButton to={scholarshipPath(id)} state={savedLinkState(saved)} size="sm" className="grow">
        View Details<span className="sr-only">: {title}</span>
      </LinkButton>
      {apply ? (
        <ExternalLinkButton href={apply} variant="secondary" size="sm">
          Apply<span className="sr-only"> for {title}</span>
          <ExternalLink aria-hidden="true" className="size-4" />
        </ExternalLinkButton>
      ) : null}
      <AddToCalendarButton id={id} title={title} facts={deadlineFacts(saved.scholarship)} />
      <Button variant="secondary" size="iconSm" aria-label={`Remove: ${title}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
};

/** The statuses of the application with their dates. */
const StatusHistory = ({ saved: { statusHistory = [], scholarship } }: { saved: SavedScholarshipItem }) =>
  statusHistory.length === 0 ? null : (
    <details className="text-sm">
      <summary className="py-1 font-semibold text-laurel">
        History<span className="sr-only"> of {scholarship.title}</span>
      </summary>
      <ol className="mt-1 grid gap-1">
        {statusHistory.map(({ status, at }) => (
          <li key={at} className="flex justify-between gap-4">
            <span>{STATUS_LABELS[knownStatus(status)]}</span>
            <time dateTime={at} className="text-muted">
              {momentInWords(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );

interface SavedCardProps {
  saved: SavedScholarshipItem;
  isLeaving: boolean;
  onRemove: () => void;
}

export const SavedCard = ({ saved, isLeaving, onRemove }: SavedCardProps) => {
  const { id, title, provider } = saved.scholarship;
  return (
    <Card
      aria-busy={isLeaving}
      className="flex h-full flex-col gap-4 p-5 transition-opacity aria-busy:opacity-50"
    >
      <Tracking saved={saved} />
      <div>
        <h3 className="text-xl leading-snug">
          <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">{provider}</p>
      </div>
      <Facts saved={saved} />
      <EndedCallout ended={saved.scholarship.ended} />
      {saved.notes ? (
        <p className="line-clamp-3 border-l-2 border-brass-bright pl-3 text-sm wrap-anywhere whitespace-pre-line">
          {saved.notes}
        </p>
      ) : null}
      <Checklist saved={saved} />
      <StatusHistory saved={saved} />
      <Actions saved={saved} onRemove={onRemove} />
    </Card>
  );
};
