interface Policy {
  createScriptURL(address: string): string;
}

/** Scripts that run beside the page: the two service workers, and built files of the app, whose names are hashes of their content. */
const OWN_SCRIPT = /^\/(?:service-worker\.js|find-worker\.js|assets\/[\w.-]+\.js)$/;

const checked = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  // The development server names files by their place.
  const isOwn = origin === location.origin && (import.meta.env.DEV || OWN_SCRIPT.test(pathname));
  if (!isOwn) throw new Error(`not a script of Laurel: ${address}`);
  return address;
};

/**
 * The only policy that the content security policy allows (`create-http-server.ts`). It lets through scripts of our own. Browsers without
 * trusted types need none.
 */
const policy =
  typeof window === 'undefined'
    ? undefined
    : (
        window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
      ).trustedTypes?.createPolicy('laurel', { createScriptURL: checked });

/** The address of a script of our own, as the browser takes it for a worker. */
export const trustedScript = (address: string): string =>
  policy?.createScriptURL(address) ?? checked(address);
