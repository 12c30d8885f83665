import type { ReportKind } from '@laurel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { scholarshipQuery } from '../scholarships/scholarship-query.ts';

export const REPORT_WORDS: readonly { value: ReportKind; label: string }[] = [
  { value: 'wrong_fact', label: 'A fact is wrong or out of date' },
  { value: 'closed', label: 'It no longer exists' },
  { value: 'broken_link', label: 'The link does not lead to it' },
  { value: 'suspicious', label: 'It looks suspicious: a fee, bank details, a prize draw' },
  { value: 'other', label: 'Something else' },
];
/** Limit of the server. */
const MAX_LENGTH = 2000;

const ReportForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [kind, setKind] = useState<ReportKind>('wrong_fact');
  const [text, setText] = useState('');
  const queries = useQueryClient();
  const student = useStudentKey();
  const report = useMutation({
    mutationFn: () => api('POST /scholarships/{id}/reports', { params: { id }, body: { kind, text } }),
    onSuccess: () => {
      toast({ title: 'Thank you', description: 'We will look into it.' });
      void queries.invalidateQueries({ queryKey: scholarshipQuery(student, id).queryKey });
      onClose();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!report.isPending) report.mutate();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-5">
      <Select
        label="What is wrong?"
        options={REPORT_WORDS}
        value={kind}
        onChange={({ target }) => setKind(target.value as ReportKind)}
      />
      <TextArea
        label="What should it say?"
        optional
        hint="Where you read it helps most."
        rows={4}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {report.isError ? (
        <Callout
          role="alert"
          variant="danger"
          title={errorText(report.error, 'The report could not be sent.')}
        >
          What you wrote is still here. Please try again.
        </Callout>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={report.isPending} loadingText="Sending...">
          Send report
        </Button>
      </div>
    </form>
  );
};

/** Reports an error in a record. */
export const ReportProblem = ({ id, title }: { id: string; title: string }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="sm" className="no-print" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        Report a problem
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Report a problem"
        description={`${title}. Whoever looks into it sees your words and not your name; what became of it stands on this page.`}
      >
        <ReportForm id={id} onClose={close} />
      </Dialog>
    </>
  );
};
