import { randomInt, randomUUID } from 'node:crypto';
import { PUBLIC_HEALTH } from '../e2e/api-student.ts';
import type { Ledger, SendAs } from './ledger.ts';

const essayText = (key: string) =>
  `My grandmother kept the books of a village clinic. I counted 212 households myself (${key}).`;

const toggle = async (send: SendAs, student: Ledger, scholarshipIds: readonly string[]): Promise<void> => {
  const id = scholarshipIds[randomInt(scholarshipIds.length)] ?? '';
  const saved = randomInt(2) === 1;
  student.saved.set(id, new Set([...(student.saved.get(id) ?? [false]), saved]));
  if (await send(student, 'POST', `/scholarships/${id}/save`, { body: { saved } }))
    student.saved.set(id, new Set([saved]));
};

const startMatching = async (send: SendAs, student: Ledger): Promise<void> => {
  const answer = await send(student, 'POST', '/ai/matches/regenerate');
  if (answer) student.jobs.add(answer.body.jobId);
};

const prefer = async (send: SendAs, student: Ledger): Promise<void> => {
  const gpa = randomInt(200, 400) / 100;
  student.gpas.add(gpa);
  if (await send(student, 'POST', '/ai/preferences', { body: { ...PUBLIC_HEALTH, gpa } }))
    student.gpas = new Set([gpa]);
};

/** Sends an essay, or repeats one under its key. @throws Error when it was stored under two ids */
export const submitEssay = async (send: SendAs, student: Ledger, key: string): Promise<void> => {
  const known = student.essays.get(key);
  student.essays.set(key, known);
  const sent = { body: { essayText: essayText(key) }, headers: { 'idempotency-key': key } };
  const id = (await send(student, 'POST', '/essays', sent))?.body.data.essay.id as string | undefined;
  if (id === undefined) return;
  if (known !== undefined && known !== id) throw new Error(`the essay ${key} was stored twice`);
  student.essays.set(key, id);
};

/** One thing that a student does. */
export const act = async (
  send: SendAs,
  student: Ledger,
  scholarshipIds: readonly string[],
): Promise<void> => {
  const dice = randomInt(10);
  if (dice < 3) return toggle(send, student, scholarshipIds);
  if (dice < 5) return startMatching(send, student);
  if (dice < 7) return prefer(send, student);
  if (dice < 8) return submitEssay(send, student, randomUUID());
  await send(student, 'GET', '/scholarships?q=health');
};
