import type { ScholarshipDetail } from '@laurel/contract';
import { OWN_LISTING_LIMITS, type OwnListing } from '@laurel/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Section } from './section.tsx';

interface FormField {
  name: Exclude<keyof OwnListing, 'description'>;
  label: string;
  hint?: string;
  rows?: number;
}

const FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Name' },
  { name: 'organization', label: 'Organiser' },
  { name: 'deadline', label: 'Deadline', hint: 'As it is written, for example “31 March 2027”.' },
  { name: 'amount', label: 'Amount', hint: 'For example “£1,200 per month”.' },
  { name: 'coverage', label: 'What it pays for', rows: 3 },
  { name: 'eligibility', label: 'Who can apply', hint: 'One condition a line.', rows: 7 },
  { name: 'documents', label: 'Documents', hint: 'One a line; they become your checklist.', rows: 4 },
  { name: 'location', label: 'Place of study' },
  { name: 'link', label: 'Link' },
];

/** What was not found, so that nobody takes an empty field for a fact. */
const NOT_FOUND: readonly (readonly [keyof OwnListing, string])[] = [
  ['deadline', 'a deadline'],
  ['amount', 'an amount'],
  ['eligibility', 'who can apply'],
];

const missingText = (own: OwnListing): string | null => {
  const missing = NOT_FOUND.flatMap(([field, name]) => (own[field] === '' ? name : []));
  if (missing.length === 0) return null;
  return `We did not find ${missing.join(', or ')}. If you know it, please fill it in.`;
};

const useDone = (id: string) => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: scholarshipKeys.detail(student, id) }),
      queries.invalidateQueries({ queryKey: scholarshipKeys.savedLists(student) }),
      queries.invalidateQueries({ queryKey: scholarshipKeys.savedIds(student) }),
    ]);
};

const CorrectForm = ({ id, own, onClose }: { id: string; own: OwnListing; onClose: () => void }) => {
  const [typed, setTyped] = useState(own);
  const done = useDone(id);
  const { failure, pending, submit, edited } = useSubmission(
    async (listing: OwnListing) => {
      await api('PUT /scholarships/own/{id}', { params: { id }, body: listing });
      await done();
      toast({ title: 'Read again', description: 'Your changes were saved.' });
      onClose();
    },
    (reason) => explainFailure(reason, 'Your changes could not be saved. Please try again.'),
  );
  const missing = missingText(own);
  return (
    <form
      noValidate
      aria-label="Check what we read"
      className="grid max-w-prose gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(typed);
      }}
    >
      {missing ? <p className="text-muted">{missing}</p> : null}
      {FIELDS.map(({ name, label, hint, rows }) => {
        const shared = {
          label,
          ...(hint ? { hint } : {}),
          maxLength: OWN_LISTING_LIMITS[name],
          value: typed[name],
        };
        const change = (value: string) => {
          edited();
          setTyped({ ...typed, [name]: value });
        };
        return rows ? (
          <TextArea key={name} {...shared} rows={rows} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextField key={name} {...shared} onChange={(event) => change(event.target.value)} />
        );
      })}
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending} loadingText="Saving...">
          Save and read again
        </Button>
        <Button variant="secondary" onClick={onClose}>
          It is right
        </Button>
      </div>
    </form>
  );
};

const Erase = ({ id }: { id: string }) => {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const student = useStudentKey();
  const done = useDone(id);
  const { failure, pending, submit } = useSubmission(
    async () => {
      await api('DELETE /scholarships/own/{id}', { params: { id } });
      await navigate('/dashboard?tab=saved', { replace: true });
      queries.removeQueries({ queryKey: scholarshipKeys.detail(student, id) });
      await done();
    },
    (reason) => explainFailure(reason, 'It could not be erased. Please try again.'),
  );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Erase it
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Erase this scholarship?"
        description="It goes with its notes, checklist and plan. This can’t be undone. Essays that you wrote for it stay."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button variant="destructive" loading={pending} onClick={() => void submit(undefined)}>
              Erase for good
            </Button>
          </>
        }
      >
        {failure ? (
          <Callout role="alert" variant="danger">
            {failure}
          </Callout>
        ) : null}
      </Dialog>
    </>
  );
};

/** What the student gave of a scholarship that they added: to check, to correct, to erase. */
export const OwnScholarship = ({ detail: { id, own } }: { detail: ScholarshipDetail }) => {
  const { hash } = useLocation();
  const [isChecking, setChecking] = useState(hash === '#check');
  if (!own) return null;
  return (
    <Section
      title={isChecking ? 'Check what we read' : 'You added this scholarship'}
      text="Only you can see it. Laurel read it from the text that you gave, and nobody has compared it with the official page."
    >
      {isChecking ? (
        <CorrectForm id={id} own={own} onClose={() => setChecking(false)} />
      ) : (
        <div className="no-print flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setChecking(true)}>
            Correct what we read
          </Button>
          <Erase id={id} />
        </div>
      )}
      {own.description ? (
        <details className="mt-5 max-w-prose">
          <summary className="font-semibold text-laurel">The text that it was read from</summary>
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">{own.description}</p>
        </details>
      ) : null}
    </Section>
  );
};
