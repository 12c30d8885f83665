interface Policy {
  createScriptURL(address: string): string;
}

const SERVICE_WORKER = '/service-worker.js';

/**
 * The one policy that the server's content security policy lets a page have (`create-http-server.ts`). It stays inside this
 * file: it lets our own file through and nothing else. Browsers without trusted types need none.
 */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('laurel', { createScriptURL: () => SERVICE_WORKER });

export const registerOwnServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER);
