import '../lib/forms/zod-without-eval.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { silenceCalls } from '../lib/api/api.ts';
import { forgetSessionData } from '../lib/session/session-data.ts';
import { toastStore } from '../ui/toast-store.ts';
import { downloads, fillBrowserGaps } from './browser-gaps.ts';
import { takeConsoleProblems, watchConsole } from './console-lines.ts';
import { resetServer, server } from './server.ts';

/** The list of every role on the page hides what failed. */
const MESSAGE_LENGTH = 300;

// A busy machine takes its time.
configure({
  asyncUtilTimeout: 10_000,
  // Its own one waits for a timer, which stopped time holds back.
  asyncWrapper: (callback) => callback(),
  getElementError: (message) => new Error(message?.slice(0, MESSAGE_LENGTH) ?? 'not found'),
});

fillBrowserGaps();
watchConsole();
beforeAll(() => server.listen());
afterAll(() => server.close());

/** Each test starts in a browser that knows nothing of the one before. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Cuts off what is still being asked for, and lets the calls of the next test through.
  silenceCalls()();
  forgetSessionData();
  for (const { id } of toastStore.entries()) toastStore.dismiss(id);
  downloads.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  expect([...resetServer(), ...takeConsoleProblems()]).toEqual([]);
});
