import { wordLimitIn } from '@laurel/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { errorText } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/use-student-key.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EssayTextArea } from './essay-text-area.tsx';
import { essayListQuery } from './essays-query.ts';
import { firstWords } from './first-words.ts';
import { savedChoicesQuery } from './saved-choices-query.ts';
import { StartAnew } from './start-anew.tsx';
import type { EssayEditor } from './use-essay-editor.ts';
import { ESSAY_FAILURE } from './use-submit-essay.ts';

/** By how many words an earlier essay is known among the choices; the list below shows more. */
const DRAFT_WORDS = 5;

interface FormProps {
  editor: EssayEditor;
}

/** A choice that is no longer in the list stays a choice. */
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
    hint="What the essay has to answer, in the scholarship’s own words."
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

/** The essay, what it is for, and the button that gets it read. */
export const EssayForm = ({ editor, onCritiqued }: FormProps & { onCritiqued: () => void }) => {
  const { draft, change, submit, errors, failure, isSubmitting } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const scholarships = useSavedScholarships();
  const chosen = scholarships.find(({ id }) => id === draft.scholarshipId);
  const limit =
    wordLimitIn(draft.prompt) ??
    (chosen ? wordLimitIn(`${chosen.eligibilityRequirements}\n${chosen.description}`) : undefined);

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
      {failure && Object.keys(errors).length === 0 ? (
        <Callout role="alert" variant="danger" title={errorText(failure, ESSAY_FAILURE)}>
          Nothing you typed is lost. Submitting again will not store it twice.
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isSubmitting} loadingText="Reading your essay...">
          Submit for Critique
        </Button>
        <StartAnew editor={editor} />
      </div>
    </form>
  );
};
