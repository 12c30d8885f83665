import { api } from '../../lib/api/api.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { type DismissedByGuest, type GuestAnswers, toStudent } from './guest-answers.ts';

/** Saves one award; one that is gone by now is left out. */
const save = async (id: string): Promise<void> => {
  try {
    await api('POST /scholarships/{id}/save', { params: { id }, body: { saved: true } });
  } catch (failure) {
    if (!isNotFound(failure)) throw failure;
  }
};

/** Takes one award out of the lists of the account; one that is gone by now is left out. */
const dismiss = async ({ id, reason }: DismissedByGuest): Promise<void> => {
  try {
    const body = { dismissed: true, ...(reason ? { reason } : {}) };
    await api('POST /scholarships/{id}/dismiss', { params: { id }, body });
  } catch (failure) {
    if (!isNotFound(failure)) throw failure;
  }
};

/** Writes all that a guest has said and saved into the account that is signed in. Can be done again after a failure: nothing comes twice. */
export const keepInAccount = async (given: GuestAnswers): Promise<void> => {
  const student = toStudent(given);
  const profile = student?.profile ?? given.profile;
  if (Object.keys(profile).length > 0) await api('PUT /users/profile', { body: { profile } });
  const before = await api('GET /ai/preferences');
  if (student && !before.data) await api('POST /ai/preferences', { body: student.preferences });
  for (const { id } of given.saved) await save(id);
  for (const one of given.dismissed ?? []) await dismiss(one);
};
