import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;
/** A page's body, served as HTML, or what answers for it. */
export type Page = string | { type: string; body: string } | PageHandler;

export interface PageServer {
  /** `127.0.0.1:port`. */
  host: string;
  url(path: string): string;
  /** Paths in the order they were asked for. */
  asked: string[];
  /** What the server answers with from now on, by path. */
  pages: Record<string, Page>;
  close(): Promise<void>;
}

/** A web server on this machine that serves these pages; others are 404. */
export const startPageServer = async (pages: Record<string, Page>): Promise<PageServer> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const page = site.pages[path];
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'function') page(request, response);
    else {
      const { type, body } =
        typeof page === 'string' ? { type: 'text/html; charset=utf-8', body: page } : page;
      response.writeHead(200, { 'content-type': type }).end(body);
    }
  });
  await listen(server);
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: PageServer = {
    host,
    url: (path) => `http://${host}${path}`,
    asked,
    pages,
    close: () => close(server),
  };
  return site;
};

const listen = (server: Server): Promise<void> =>
  new Promise((fulfil) => {
    server.listen(0, '127.0.0.1', fulfil);
  });

const close = (server: Server): Promise<void> =>
  new Promise((fulfil) => {
    server.close(() => fulfil());
    server.closeAllConnections();
  });
