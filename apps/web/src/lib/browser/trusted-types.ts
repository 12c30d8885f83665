interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

const SERVICE_WORKER = '/service-worker.js';

/**
 * The one policy that the server's content security policy lets a page have (`create-http-server.ts`). It stays inside this
 * file: what it lets through is parsed where nothing runs, or is our own file. Browsers without trusted types need none.
 */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }
).trustedTypes?.createPolicy('laurel', { createHTML: (html) => html, createScriptURL: () => SERVICE_WORKER });

/** Text read as HTML, into a document in which nothing runs or loads. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

export const registerOwnServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER);
