import { lazy, type ReactNode, Suspense } from 'react';
import { usePasskeysHere } from '../../lib/browser/passkeys.ts';
import { useSite } from '../../lib/browser/site.ts';

/** In a file of their own: most installations have no provider. */
const ProviderButton = lazy(async () => ({
  default: (await import('./provider-button.tsx')).ProviderButton,
}));
const ProviderOnly = lazy(async () => ({ default: (await import('./provider-button.tsx')).ProviderOnly }));

/** The button that leads to the provider of the house, where it has one. */
export const LateProviderButton = ({ rememberMe }: { rememberMe: boolean }) => {
  const { signInWith } = useSite();
  return signInWith ? (
    <Suspense fallback={null}>
      <ProviderButton name={signInWith} rememberMe={rememberMe} />
    </Suspense>
  ) : null;
};

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }));

/** The button for passkeys, where the browser can use them. */
export const LatePasskeyButton = ({ rememberMe }: { rememberMe: boolean }) =>
  usePasskeysHere() ? (
    <Suspense fallback={null}>
      <PasskeyButton rememberMe={rememberMe} />
    </Suspense>
  ) : null;

/** The form or, where passwords are switched off, the provider's button alone. */
export const UnlessProviderOnly = ({ children }: { children: ReactNode }) => {
  const { signInWith, passwordsOff } = useSite();
  return passwordsOff && signInWith ? (
    <Suspense fallback={null}>
      <ProviderOnly name={signInWith} />
    </Suspense>
  ) : (
    children
  );
};
