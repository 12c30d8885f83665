import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface DeployingProduct {
  url: string;
  /** From now on the web app is another build: its files have other names, and those of before are gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** The connection is another one, and a file that was kept from before the deploy must not be taken for the new one. */
const NOT_ASKED_ON = ['host', 'connection', 'content-length', 'if-none-match', 'if-modified-since'];
/**
 * What the answer's body was packed with is undone by `fetch`. The browser is to keep no file by itself, so that what is gone
 * is gone for it too.
 */
const NOT_PASSED_ON = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'cache-control',
];
const IS_TEXT = /html|javascript|css/;

const asNextBuild = (text: string): string =>
  text.replaceAll('assets/', 'assets-2/').replace(/"version":"[^"]+"/, '"version":"next"');

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_ASKED_ON.includes(name) ? [[name, value]] : [],
    ),
  );

/** The product as it is seen through a deploy of another build. */
export const startDeployingProduct = async (product: string): Promise<DeployingProduct> => {
  let isDeployed = false;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    if (isDeployed && url.startsWith('/assets/')) {
      response.writeHead(404).end();
      return;
    }
    const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
    const asked = isDeployed ? url.replace(/^\/assets-2\//, '/assets/') : url;
    const answered = await fetch(`${product}${asked}`, {
      method,
      headers: headersOf(request),
      redirect: 'manual',
      body,
    });
    const headers = [...answered.headers].filter(([name]) => !NOT_PASSED_ON.includes(name));
    const isText = IS_TEXT.test(answered.headers.get('content-type') ?? '');
    const bytes = Buffer.from(await answered.arrayBuffer());
    response.writeHead(answered.status, { ...Object.fromEntries(headers), 'cache-control': 'no-store' });
    response.end(isDeployed && isText ? asNextBuild(bytes.toString('utf8')) : bytes);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
