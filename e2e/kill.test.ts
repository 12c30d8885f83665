import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { apiCall, createStudent } from './api-student.ts';
import { copyDataFolder, type Product, startProduct } from './start-product.ts';

const preferences = {
  educationLevel: 'masters',
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
};

let folder: string;
let product: Product;
beforeAll(async () => {
  folder = await copyDataFolder(inject('preparedFolder'));
  product = await startProduct({ DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('kill -9 during a matching job', () => {
  // At several moments: before the job is stored, while it waits, while it runs, after it has ended.
  it.each([1, 20, 100])(
    '%i ms after the start loses nothing: the job ends within 15 s of the next start',
    async (delay) => {
      const student = await createStudent(product.url);
      await student.call('POST', '/ai/preferences', preferences);
      const answer = student.call('POST', '/ai/matches/regenerate').catch(() => undefined);
      await pause(delay);
      await product.kill();
      const acknowledged = await answer;

      product = await startProduct({ DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
      const started = Date.now();
      const call = (method: string, address: string) =>
        apiCall(product.url, method, address, undefined, student.token);
      expect((await call('GET', '/ai/preferences')).body.data).toMatchObject(preferences);
      const jobId = acknowledged?.body.jobId ?? (await call('POST', '/ai/matches/async')).body.jobId;
      const ended = jobId === undefined ? 'completed' : await untilEnded(call, jobId);
      expect(['completed', 'failed']).toContain(ended);
      expect(Date.now() - started).toBeLessThan(15_000);
    },
    // A start and a recovery, beside whatever else the machine does.
    120_000,
  );
});

const untilEnded = async (
  call: (method: string, path: string) => ReturnType<typeof apiCall>,
  jobId: string,
): Promise<string> => {
  for (;;) {
    const { status, body } = await call('GET', `/ai/job/${jobId}/status`);
    if (status !== 200) return `answered ${status}`;
    if (body.status === 'completed' || body.status === 'failed') return body.status;
    await pause(100);
  }
};

describe('two processes on one data folder', () => {
  it('the second is refused and told who holds it', async () => {
    await expect(startProduct({ DATA_DIR: folder })).rejects.toThrow(
      `in use by process ${product.process.pid}`,
    );
    expect((await apiCall(product.url, 'GET', '/health')).status).toBe(200);
  });
});
