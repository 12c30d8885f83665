import '../lib/forms/zod-without-eval.ts';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { silenceCalls } from '../lib/api/api.ts';
import { forgetSite } from '../lib/browser/site.ts';
import { forgetSessionData } from '../lib/session/session-data.ts';
import { toastStore } from '../ui/toast-store.ts';
import { downloads, fillBrowserGaps } from './browser-gaps.ts';
import { takeConsoleProblems, watchConsole } from './console-lines.ts';
import { resetServer, server } from './server.ts';

const internalsOf = (react: object): object =>
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

/** The list of every role on the page hides what failed. */
const MESSAGE_LENGTH = 300;

// A busy machine takes its time.
configure({
  asyncUtilTimeout: 10_000,
  // Its own one waits for a timer, which stopped time holds back.
  asyncWrapper: (callback) => callback(),
  getElementError: (message) => new Error(message?.slice(0, MESSAGE_LENGTH) ?? 'not found'),
});

/**
 * React keeps a call stack of every element it makes, up to this many, for its warnings: a fifth of the time of these tests. Being past that number
 * from the start, it names only the component.
 */
const OWNER_STACKS = 10_000;
Object.defineProperty(internalsOf(React), 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => OWNER_STACKS,
  set: () => undefined,
});

fillBrowserGaps();
watchConsole();
beforeAll(() => server.listen());
afterAll(() => server.close());

/** Files of one worker share the document. */
const clearDocument = () => {
  const { documentElement, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const element of [documentElement, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
};

/** Each test starts in a browser that knows nothing of the one before. */
afterEach(() => {
  cleanup();
  clearDocument();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Cuts off what is still being asked for, and lets the calls of the next test through.
  silenceCalls()();
  forgetSessionData();
  forgetSite();
  for (const { id } of toastStore.entries()) toastStore.dismiss(id);
  downloads.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  expect([...resetServer(), ...takeConsoleProblems()]).toEqual([]);
});
