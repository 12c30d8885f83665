import { allEndpoints } from '@laurel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTextEngine } from '../platform/text-engine/index.ts';
import { type Answer, createTestApp, TEST_PASSWORD, type TestApp } from '../testing/create-test-app.ts';
import { recordFrom, scholarshipFixture } from '../testing/scholarship-fixture.ts';

const asking = {
  ...recordFrom({ id: 'asks', title: 'Asks', lines: [] }),
  documents: ['Essay'],
  selection: ['Leadership'],
};
/** The fake thread never comes back from a text with this word. */
const HOSTILE = `hang ${'I was born in A. '.repeat(1_000)}`;

/** Calls that need a text to be read. */
const READ_TEXTS = ['POST /essays', 'GET /essays/reuse', 'GET /essays/{id}'];
/** They end the account or session that all others are sent with. */
const LAST = ['PUT /users/password', 'DELETE /users/account', 'POST /auth/logout'];

const BODIES: Record<string, object> = {
  'POST /ai/preferences': { educationLevel: 'masters', fieldsOfStudy: ['Public Health'] },
  'PUT /matching/preferences': { educationLevel: 'masters' },
  'POST /matching/what-if': { change: {}, ids: [] },
  'POST /matching/find': { preferences: { educationLevel: 'masters' } },
  'POST /scholarships/{id}/save': { saved: true },
  'PATCH /scholarships/{id}/save': { notes: HOSTILE.slice(0, 5_000) },
  'POST /notifications/read': { all: true },
};

describe('while a text keeps its thread busy for ever', () => {
  let test: TestApp;
  const ended: string[] = [];
  beforeAll(async () => {
    const textEngine = createTextEngine({
      spellChecker: { check: async () => ({ lints: [] }) },
      workerUrl: new URL('../platform/text-engine/testing/fake-text-worker.ts', import.meta.url),
      deadlineMs: 600_000,
    });
    test = await createTestApp('embedded', inject('serverUrl'), {
      records: [...scholarshipFixture(), asking],
      services: { textEngine },
    });
  });
  afterAll(() => test.close());

  it('every call of the contract that reads no text is answered', async () => {
    const { token } = await test.signIn();
    const reader = await test.signIn();
    const watch = (name: string, answer: Promise<Answer>) => answer.then(() => void ended.push(name));
    const held = [
      watch('POST /essays', test.call('POST', '/essays', { token, body: { essayText: HOSTILE } })),
    ];
    // Without a saved scholarship that asks for an essay there is nothing to read.
    expect((await test.call('GET', '/essays/reuse', { token: reader.token })).status).toBe(200);
    await test.call('POST', '/scholarships/asks/save', { token: reader.token, body: { saved: true } });
    held.push(watch('GET /essays/reuse', test.call('GET', '/essays/reuse', { token: reader.token })));
    const names = allEndpoints()
      .filter(({ endpoint }) => endpoint.served)
      .map(({ endpoint: { method, path } }) => ({ method, path, name: `${method} ${path}` }))
      .filter(({ name }) => !READ_TEXTS.includes(name));
    const inOrder = [
      ...names.filter(({ name }) => !LAST.includes(name)),
      ...names.filter(({ name }) => LAST.includes(name)),
    ];
    for (const { method, path, name } of inOrder) {
      const { status } = await test.call(method, path.replace(/\{\w+\}/, 'health-germany'), {
        token,
        ...(BODIES[name]
          ? { body: BODIES[name] }
          : method === 'GET'
            ? {}
            : { body: { password: TEST_PASSWORD } }),
      });
      expect(status, name).toBeLessThan(500);
    }
    expect(ended).toEqual([]);
    await test.services.textEngine.stop();
    await Promise.all(held);
    expect(ended.toSorted()).toEqual(['GET /essays/reuse', 'POST /essays']);
  });
});
