import { essayWordLimit, scholarshipWordLimit } from '@laurel/domain';
import { countWords, plural } from '@laurel/text';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { useSite } from '../../lib/browser/site.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { firstWords } from './essay-text.ts';
import { essayListQuery, savedChoicesQuery } from './essays-query.ts';
import type { EssayEditor } from './use-essay-editor.ts';
import { ESSAY_FAILURE, isBusy } from './use-essay-editor.ts';

const ROWS = 10;

interface EssayTextAreaProps {
  value: string;
  onChange: (value: string) => void;
  /** Word limit; undefined when neither prompt nor scholarship states one. */
  limit: number | undefined;
  error: string | undefined;
  readOnly: boolean;
  ref: RefObject<HTMLTextAreaElement | null>;
}

const WordCount = ({ words, limit }: { words: number; limit: number | undefined }) => {
  const over = limit !== undefined && words > limit ? words - limit : 0;
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
      <p id="essay-words" className="tabular-nums">
        <span className="font-semibold text-ink">{words.toLocaleString('en-US')}</span>
        {limit === undefined ? ` ${plural(words, 'word')}` : ` of ${limit.toLocaleString('en-US')} words`}
      </p>
      {/* Announced once, when the limit is exceeded, and not with every word. */}
      <p role="status" className="font-semibold text-danger">
        {over > 0 ? 'Over the word limit' : ''}
      </p>
    </div>
  );
};

/** Grows the text area in browsers without `field-sizing`. */
const useGrowth = (field: RefObject<HTMLTextAreaElement | null>, value: string) => {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || value === '' || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
};

/** A text area of ten rows that grows with the text, with a word count. */
const EssayTextArea = ({ value, onChange, limit, error, readOnly, ref }: EssayTextAreaProps) => {
  useGrowth(ref, value);
  return (
    <div>
      <TextArea
        ref={ref}
        id="essay-text"
        label="Your essay"
        hint="Paste it or write it here. Until you submit it or sign out, this browser keeps it for you."
        rows={ROWS}
        value={value}
        error={error}
        readOnly={readOnly}
        style={{ fieldSizing: 'content', minHeight: `calc(${ROWS}lh + 1.125rem)`, maxHeight: '75dvh' }}
        onChange={(event) => onChange(event.target.value)}
      />
      <WordCount words={countWords(value)} limit={limit} />
    </div>
  );
};

/** Empties the form; asks first when the text was not submitted. */
const StartAnew = ({ editor: { draft, isUnsent, isSubmitting, startAnew } }: { editor: EssayEditor }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isUnsent && draft.critiquedId === '') return null;
  const onConfirm = () => {
    setAsking(false);
    startAnew();
    document.getElementById('essay-text')?.focus();
  };
  return (
    <>
      <Button
        variant="ghost"
        disabled={isSubmitting}
        onClick={() => (isUnsent ? setAsking(true) : onConfirm())}
      >
        Start a new essay
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Start a new essay?"
        description="What you have written since your last submission is not stored anywhere else and will be gone."
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep writing
            </Button>
            <Button variant="destructive" onClick={onConfirm}>
              Discard and start anew
            </Button>
          </>
        }
      />
    </>
  );
};

/** An earlier essay is named by this many of its first words; the list below shows more. */
const DRAFT_WORDS = 5;

interface FormProps {
  editor: EssayEditor;
}

/** Adds the chosen value to the options when the list no longer has it. */
const withChosen = (options: { value: string; label: string }[], chosen: string, label: string) =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label }, ...options];

const useSavedScholarships = () => {
  const saved = useQuery(savedChoicesQuery(useStudentKey()));
  return saved.data?.data.savedScholarships.map(({ scholarship }) => scholarship) ?? [];
};

const PromptField = ({ editor: { draft, change, errors, isSubmitting } }: FormProps) => (
  <TextArea
    label="Prompt or question"
    optional
    hint="What the essay has to answer, as the scholarship puts it."
    rows={2}
    value={draft.prompt}
    error={errors.prompt}
    readOnly={isSubmitting}
    style={{ fieldSizing: 'content', minHeight: 'calc(2lh + 1.125rem)', maxHeight: '40dvh' }}
    onChange={(event) => change({ prompt: event.target.value })}
  />
);

const ChoiceFields = ({
  editor: { draft, change, errors, isSubmitting },
  scholarships,
}: FormProps & { scholarships: readonly { id: string; title: string }[] }) => {
  const essays = useQuery(essayListQuery(useStudentKey(), 1)).data?.data ?? [];
  const drafts = essays.map(({ id, createdAt, essayText }) => ({
    value: id,
    label: `${momentInWords(createdAt)}: ${firstWords(essayText, DRAFT_WORDS)}`,
  }));
  const choices = scholarships.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Select
        label="For a saved scholarship"
        optional
        placeholder="None in particular"
        options={withChosen(choices, draft.scholarshipId, 'The scholarship chosen before')}
        value={draft.scholarshipId}
        error={errors.scholarshipId}
        disabled={isSubmitting}
        onChange={(event) => change({ scholarshipId: event.target.value })}
      />
      <Select
        label="Compare with an earlier essay"
        optional
        placeholder="No comparison"
        options={withChosen(drafts, draft.previousEssayId, 'The essay chosen before')}
        value={draft.previousEssayId}
        error={errors.previousEssayId}
        disabled={isSubmitting}
        onChange={(event) => change({ previousEssayId: event.target.value })}
      />
    </div>
  );
};

/** Asked with each essay, and only where there is a model to send it to. */
const ModelConsent = ({ editor: { draft, change, isSubmitting } }: FormProps) => {
  const { model, modelProvider } = useSite();
  if (!model) return null;
  return (
    <Checkbox
      label={`Let a language model read it too (${model})`}
      hint={
        <>
          Then your essay, its prompt and the award’s published text go to {modelProvider ?? 'its provider'}.
          Names of people that we recognise, e-mail addresses, telephone numbers and links are taken out
          first; nothing of your profile goes along. Without it, our rules alone read your essay.
        </>
      }
      checked={draft.readByModel === 'yes'}
      disabled={isSubmitting}
      onChange={(event) => change({ readByModel: event.target.checked ? 'yes' : '' })}
    />
  );
};

const TOO_BUSY = 'Laurel is too busy to read your essay now. Please submit it again in some minutes.';

/** The essay, what it is for, and the button that gets it read. */
export const EssayForm = ({ editor, onCritiqued }: FormProps & { onCritiqued: () => void }) => {
  const { draft, change, submit, errors, failure, isSubmitting, isSlow } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const scholarships = useSavedScholarships();
  const chosen = scholarships.find(({ id }) => id === draft.scholarshipId);
  const limit = essayWordLimit(
    draft.prompt,
    chosen && scholarshipWordLimit({ ...chosen, eligibility: chosen.eligibilityRequirements }),
  );

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit()) return onCritiqued();
    field.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid grid-cols-1 gap-5">
      <EssayTextArea
        ref={field}
        value={draft.essayText}
        onChange={(essayText) => change({ essayText })}
        limit={limit}
        error={errors.essayText}
        readOnly={isSubmitting}
      />
      <PromptField editor={editor} />
      <ChoiceFields editor={editor} scholarships={scholarships} />
      <ModelConsent editor={editor} />
      {failure && Object.keys(errors).length === 0 ? (
        <Callout
          role="alert"
          variant="danger"
          title={isBusy(failure) ? TOO_BUSY : errorText(failure, ESSAY_FAILURE)}
        >
          Nothing you typed is lost. Submitting again will not store it twice.
        </Callout>
      ) : null}
      <div role="status" className="empty:hidden">
        {isSlow ? (
          <Callout title="Laurel is busy, so this takes longer.">
            We keep asking for your critique for a few minutes. What you typed stays here.
          </Callout>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isSubmitting} loadingText="Reading your essay...">
          Submit for Critique
        </Button>
        <StartAnew editor={editor} />
      </div>
    </form>
  );
};
