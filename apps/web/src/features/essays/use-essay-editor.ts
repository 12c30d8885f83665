import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError, whyRefused } from '../../lib/api/api-error.ts';
import { retryDelay } from '../../lib/api/query-client.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { browserStore } from '../../lib/session/session-storage.ts';
import { toast } from '../../ui/toast-store.ts';
import { createEssayDraft, EMPTY_DRAFT, type EssayDraft, isWorthKeeping } from './essay-draft.ts';
import { checkEssay, type EssayField, type FieldMessages } from './essay-text.ts';
import { essayKeys } from './essays-query.ts';

export const ESSAY_FAILURE = 'Failed to process essay.';

/** The critique is still being made, or nobody has had time for it yet. */
export const isBusy = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.kind === 'timeout' || failure.code === 'unavailable');

/** A busy server is asked again for some three minutes. */
const TRIES_WHILE_BUSY = 12;
const LONGEST_PAUSE_MS = 10_000;

const pauseBefore = (attempt: number, failure: unknown): number => {
  const asked = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1000 : 0;
  return Math.min(LONGEST_PAUSE_MS, Math.max(asked, retryDelay(attempt)));
};

/** A critique that takes longer than this is slow. */
const SLOW_MS = 6_000;

const bodyOf = ({ essayText, prompt, scholarshipId, previousEssayId, readByModel }: EssayDraft) => ({
  essayText,
  ...(prompt ? { prompt } : {}),
  ...(scholarshipId ? { scholarshipId } : {}),
  ...(previousEssayId ? { previousEssayId } : {}),
  ...(readByModel === 'yes' ? { readByModel: true } : {}),
});

/**
 * Submits an essay and caches the answer. The idempotency key makes sure that an essay is stored once, however often
 * it is sent.
 */
const useSubmitEssay = () => {
  const queries = useQueryClient();
  const student = useStudentKey();
  return useMutation({
    mutationFn: (draft: EssayDraft) =>
      api('POST /essays', { headers: { 'idempotency-key': draft.idempotencyKey }, body: bodyOf(draft) }),
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
    retry: (attempt, failure) => attempt < TRIES_WHILE_BUSY && isBusy(failure),
    retryDelay: pauseBefore,
    onSuccess: (answer) => {
      queries.setQueryData(essayKeys.one(student, answer.data.essay.id), answer);
      toast({ title: 'Success', description: 'Essay processed.' });
      void queries.invalidateQueries({ queryKey: essayKeys.lists(student) });
    },
    onError: (failure) => {
      // The session has expired: the sign-in page says so, and the draft is kept.
      if (failure instanceof ApiError && failure.status === 401) return;
      toast({ title: 'Error', description: whyRefused(failure) ?? ESSAY_FAILURE, variant: 'destructive' });
    },
  });
};

/** A new idempotency key of 128 random bits. `crypto.randomUUID` does not exist on plain http. */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const FIELDS: readonly EssayField[] = ['essayText', 'prompt', 'scholarshipId', 'previousEssayId'];

const serverMessages = (failure: unknown): FieldMessages => {
  if (!(failure instanceof ApiError)) return {};
  const details = failure.details.filter(({ field }) => FIELDS.includes(field as EssayField));
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
};

/** The server holds this key for another request: a new one is needed. */
const isKeySpent = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'idempotency_mismatch';

/** What was pasted, without its HTML. The reader is loaded only where there may be a tag; if it can't be, the server reads it. */
const plainText = async (text: string): Promise<string> => {
  if (!text.includes('<')) return text.trim();
  try {
    const { htmlToText } = await import('@laurel/text/html');
    return htmlToText(text);
  } catch {
    return text.trim();
  }
};

/** Whether it has been under way for longer than a critique usually takes. */
const useIsSlow = (isUnderWay: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
};

/** Holds the draft, stores it in this browser and submits it. */
export const useEssayEditor = () => {
  const student = useStudentKey();
  const store = useMemo(() => createEssayDraft(student, browserStore()), [student]);
  const [draft, setDraft] = useState<EssayDraft>(() => store.read() ?? EMPTY_DRAFT);
  const [errors, setErrors] = useState<FieldMessages>({});
  const { mutateAsync, isPending, error, reset } = useSubmitEssay();
  const [isUnsent, setUnsent] = useState(() => isWorthKeeping(draft));
  const isSending = useRef(false);
  const isSlow = useIsSlow(isPending);

  const keep = (next: EssayDraft) => {
    setDraft(next);
    store.keep(next);
  };

  const change = (part: Partial<EssayDraft>) => {
    const next = { ...draft, ...part, idempotencyKey: '' };
    keep(next);
    setUnsent(isWorthKeeping(next));
    if (error) reset();
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const startAnew = () => {
    setDraft(EMPTY_DRAFT);
    setUnsent(false);
    store.forget();
    setErrors({});
    reset();
  };

  /** The essay was deleted: the draft is no longer a revision of it. */
  const letGo = (id: string) => {
    const next = {
      ...draft,
      previousEssayId: draft.previousEssayId === id ? '' : draft.previousEssayId,
      critiquedId: draft.critiquedId === id ? '' : draft.critiquedId,
    };
    setDraft(next);
    if (isUnsent) store.keep(next);
  };

  const send = async (
    attempt: EssayDraft,
    texts: Pick<EssayDraft, 'essayText' | 'prompt'>,
  ): Promise<void> => {
    const { data } = await mutateAsync({ ...attempt, ...texts });
    store.forget();
    setUnsent(false);
    // The next submission is compared with this one.
    setDraft({
      ...attempt,
      essayText: data.essay.essayText,
      previousEssayId: data.essay.id,
      critiquedId: data.essay.id,
      idempotencyKey: '',
    });
  };

  /** @returns whether there is a new critique; otherwise `errors` or `failure` say why not */
  const submit = async (): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    const attempt = { ...draft, idempotencyKey: draft.idempotencyKey || newIdempotencyKey() };
    keep(attempt);
    try {
      const [essayText, prompt] = await Promise.all([plainText(draft.essayText), plainText(draft.prompt)]);
      const wrong = checkEssay({ essayText, prompt });
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return false;
      await send(attempt, { essayText, prompt });
      return true;
    } catch (failure) {
      setErrors(serverMessages(failure));
      if (isKeySpent(failure)) keep({ ...attempt, idempotencyKey: '' });
      return false;
    } finally {
      isSending.current = false;
    }
  };

  return {
    draft,
    isUnsent,
    change,
    startAnew,
    letGo,
    submit,
    errors,
    failure: error,
    isSubmitting: isPending,
    isSlow,
  };
};
export type EssayEditor = ReturnType<typeof useEssayEditor>;
