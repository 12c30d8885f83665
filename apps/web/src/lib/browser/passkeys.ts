import { useSite } from './site.ts';

/** Whether this browser, at this address, can use passkeys for this Laurel. False while a prerendered page is hydrated. */
export const usePasskeysHere = (): boolean => {
  const { passkeysAt } = useSite();
  return (
    passkeysAt !== undefined &&
    passkeysAt === window.location.hostname &&
    window.isSecureContext &&
    'PublicKeyCredential' in window
  );
};
