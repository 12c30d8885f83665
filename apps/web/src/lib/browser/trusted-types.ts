interface Policy {
  createScriptURL(address: string): string;
}

const SERVICE_WORKER = '/service-worker.js';

/**
 * The only policy that the content security policy allows (`create-http-server.ts`). It is not exported: its output
 * is parsed where no script runs, or is our own service worker. Browsers without trusted types need none.
 */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('laurel', { createScriptURL: () => SERVICE_WORKER });

export const registerOwnServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER);
