import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';

/** Limit of the server. */
const MAX_LENGTH = 20_000;

/** What a phone shares arrives as title, text and address, and some phones put the address into the text. */
const sharedText = (query: URLSearchParams): string => {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  if (url) return url;
  const link = /^\S*(?:\s+\S+){0,20}?\s*(https?:\/\/\S+)$/.exec(text ?? '')?.[1];
  return link ?? [title, text].filter(Boolean).join('\n');
};

const isLink = (typed: string): boolean => /^https?:\/\/\S+$/i.test(typed) && URL.canParse(typed);

/** Takes a text or a link, shows what was read of it, and saves it. What a phone shares to the app comes here too. */
export const AddOwnPage = () => {
  useDocumentTitle('Add a scholarship');
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(() => sharedText(query).slice(0, MAX_LENGTH));
  const [missing, setMissing] = useState(false);
  const student = useStudentKey();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { failure, pending, submit, edited } = useSubmission(
    async (given: string) => {
      const body = isLink(given) ? { link: given } : { text: given };
      const { data } = await api('POST /scholarships/own', { body });
      await queries.invalidateQueries({ queryKey: scholarshipKeys.savedLists(student) });
      await queries.invalidateQueries({ queryKey: scholarshipKeys.savedIds(student) });
      await navigate(`${scholarshipPath(data.id)}#check`, { replace: true });
    },
    (reason) => explainFailure(reason, 'It could not be read. Please try again.'),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = typed.trim();
    setMissing(given === '');
    if (given !== '') void submit(given);
  };
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <Link
        to="/dashboard?tab=saved"
        className="mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Dashboard
      </Link>
      <h1 className="text-4xl">Add a scholarship</h1>
      <p className="mt-3 max-w-prose text-muted">
        Found one that Laurel doesn’t have? Paste its link or its text. Laurel reads it, checks it against
        your profile and puts it on your saved list. Only you can see it.
      </p>
      <form noValidate onSubmit={send} className="mt-7 grid gap-5">
        {failure ? (
          <Callout role="alert" variant="danger">
            {failure}
          </Callout>
        ) : null}
        <TextArea
          label="Link or text"
          hint="A link is read once. If a page can’t be read, copy its text and paste that."
          rows={10}
          maxLength={MAX_LENGTH}
          value={typed}
          error={missing ? 'Please paste a link or a text.' : undefined}
          onChange={(event) => {
            edited();
            setMissing(false);
            setTyped(event.target.value);
          }}
        />
        <Button type="submit" className="justify-self-start" loading={pending} loadingText="Reading...">
          Read it
        </Button>
      </form>
    </div>
  );
};
