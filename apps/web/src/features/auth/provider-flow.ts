import { createStoredValue } from '../../lib/session/stored-value.ts';

/** What this tab keeps while the student is away at the provider. */
interface ProviderFlow {
  flow: string;
  rememberMe: boolean;
  /** Where the student wanted to go: the `from` of a navigation state. */
  from: unknown;
}

const readFlow = (found: unknown): ProviderFlow | null => {
  const { flow, rememberMe, from } = (found ?? {}) as Partial<ProviderFlow>;
  return typeof flow === 'string' ? { flow, rememberMe: rememberMe === true, from } : null;
};

/** In the tab alone, so that an answer that somebody else began is worth nothing here. */
export const providerFlow = () =>
  createStoredValue(window.sessionStorage, 'laurel.provider-sign-in', readFlow);
