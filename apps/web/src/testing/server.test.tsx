import { errorResponse } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { answer, answerBy, answerFromElsewhere, hold, refuse, resetServer, sent } from './server.ts';

const get = async (address: string) => {
  const response = await fetch(`http://localhost/api${address}`);
  return { status: response.status, body: await response.json() };
};

describe('the server of these tests', () => {
  it('answers each call of the contract with the smallest answer', async () => {
    expect(await get('/ai/preferences')).toEqual({ status: 200, body: { success: true, data: null } });
    expect(await get('/scholarships/saved/list')).toMatchObject({
      body: { data: { savedScholarships: [] } },
    });
  });

  it('refuses to give an answer that the contract forbids', () => {
    const wrong = { success: true, data: { firstName: 'Amina' } } as never;
    expect(() => answer('GET /ai/preferences', wrong)).toThrow();
    expect(() => refuse('GET /ai/preferences', 'email_in_use')).toThrow('does not let');
  });

  it('notes an answer made at the time of the call that the contract forbids', async () => {
    answerBy('GET /ai/preferences', () => ({ success: false }) as never);
    await expect(get('/ai/preferences')).rejects.toThrow();
    expect(resetServer()).toEqual([expect.stringContaining('GET /ai/preferences')]);
  });

  it('notes a request that is no call of the contract, and a body that it forbids', async () => {
    await expect(get('/no/such/call')).rejects.toThrow();
    await expect(
      fetch('http://localhost/api/ai/preferences', { method: 'POST', body: '{}' }),
    ).rejects.toThrow();
    expect(resetServer()).toEqual([
      'no call of the contract: GET http://localhost/api/no/such/call',
      expect.stringContaining('POST /ai/preferences'),
    ]);
  });

  it('refuses as the contract says, and as whatever stands before the server', async () => {
    refuse('GET /ai/matches', 'unauthorized');
    const { status, body } = await get('/ai/matches');
    expect(status).toBe(401);
    expect(errorResponse.parse(body).code).toBe('unauthorized');
    answerFromElsewhere('GET /ai/matches', 502);
    expect(await get('/ai/matches')).toEqual({ status: 502, body: {} });
  });

  it('keeps an answer back until it is let through, and what was sent', async () => {
    const letThrough = hold('GET /scholarships');
    let hasCome = false;
    const coming = get('/scholarships?q=a').then(() => {
      hasCome = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hasCome).toBe(false);
    letThrough();
    await coming;
    expect(sent('GET /scholarships').map(({ query }) => query)).toEqual([{ q: 'a' }]);
  });
});
