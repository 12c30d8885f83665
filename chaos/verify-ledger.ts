import type { Json } from '../e2e/api-student.ts';
import { submitEssay } from './act.ts';
import type { Ledger, SendAs } from './ledger.ts';
import { until } from './until.ts';

/** An acknowledged job that has not ended this long after the restart is stuck. */
const JOB_MS = 60_000;
const PAGE = 100;

const read = async (send: SendAs, student: Ledger, path: string): Promise<Json> => {
  const answer = await send(student, 'GET', path);
  if (!answer) throw new Error(`${path} was not answered after everything ran again`);
  return answer.body;
};

const verifySaved = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const { data } = await read(send, student, `/scholarships/saved/list?limit=${PAGE}`);
  const listed = new Set(
    data.savedScholarships.map((one: { scholarship: { id: string } }) => one.scholarship.id),
  );
  const wrong = [...student.saved].filter(([id, states]) => !states.has(listed.has(id)));
  for (const id of student.saved.keys()) student.saved.set(id, new Set([listed.has(id)]));
  return wrong.map(([id]) => `${id} is ${listed.has(id) ? 'saved' : 'not saved'}`);
};

const verifyPreferences = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const { gpa } = (await read(send, student, '/ai/preferences')).data;
  const isRight = student.gpas.has(gpa);
  student.gpas = new Set([gpa]);
  return isRight ? [] : ['the preferences are not those that were acknowledged'];
};

/** Sends essays without an answer again under their keys; each must then be stored once. */
const verifyEssays = async (send: SendAs, student: Ledger): Promise<string[]> => {
  for (const [key, id] of student.essays) if (id === undefined) await submitEssay(send, student, key);
  const stored: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await read(send, student, `/essays?limit=${PAGE}&page=${page}`);
    stored.push(...data.map((one: { id: string }) => one.id));
    pages = pagination.totalPages;
  }
  const known = new Set(student.essays.values());
  const wrong = [...known]
    .filter((id) => id === undefined || !stored.includes(id))
    .map((id) => `the essay ${id} is lost`);
  return stored.length === known.size
    ? wrong
    : [...wrong, `${stored.length} essays instead of ${known.size}`];
};

const verifyJobs = async (send: SendAs, student: Ledger): Promise<string[]> => {
  const wrong: string[] = [];
  for (const id of student.jobs) {
    const { value } = await until(`the job ${id} ends`, JOB_MS, async () => {
      const job = await read(send, student, `/ai/job/${id}/status`);
      return (job.status === 'completed' || job.status === 'failed') && job;
    });
    if (value.status === 'failed') wrong.push(`the job ${id} failed: ${value.error}`);
  }
  student.jobs.clear();
  return wrong;
};

/** Differences between ledger and stored state; afterwards the ledger holds the stored state. */
export const verifyLedger = async (send: SendAs, student: Ledger): Promise<string[]> => [
  ...(await verifySaved(send, student)),
  ...(await verifyPreferences(send, student)),
  ...(await verifyEssays(send, student)),
  ...(await verifyJobs(send, student)),
];
