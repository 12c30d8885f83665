interface Policy {
  createScriptURL(address: string): string;
}

const SERVICE_WORKER = '/service-worker.js';

/**
 * The only policy that the content security policy allows (`security-headers.ts`). It lets through one address, that of
 * our own service worker. Browsers without trusted types need none.
 */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('laurel', { createScriptURL: () => SERVICE_WORKER });

export const registerOwnServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER);
