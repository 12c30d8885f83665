import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Target {
  host: string;
  port: number;
}

export interface TcpProxy {
  port: number;
  /** Targets in rotation; one that does not accept connections is skipped. Empty: an outage. */
  targets: Target[];
  /** Delay of every answer in milliseconds. */
  delayMs: number;
  /** Breaks all open connections. */
  cut(): void;
  close(): Promise<void>;
}

/** Address of a server as a target. */
export const targetOf = (url: string): Target => {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
};

/** A TCP proxy that balances connections and simulates network failures. */
export const startTcpProxy = async (targets: Target[]): Promise<TcpProxy> => {
  const open = new Set<Socket>();
  let turn = 0;

  const join = (client: Socket, server: Socket): void => {
    open.add(server);
    client.on('data', (chunk) => server.write(chunk));
    server.on('data', (chunk) => {
      if (proxy.delayMs === 0) client.write(chunk);
      else setTimeout(() => client.writable && client.write(chunk), proxy.delayMs);
    });
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      side.on('error', () => other.destroy());
      side.on('close', () => {
        open.delete(side);
        // Forwards what was received before closing the other side.
        other.end();
      });
    }
    client.resume();
  };

  /** Tries the targets one after another until one accepts the connection. */
  const find = (client: Socket, left: Target[]): void => {
    const [target, ...others] = left;
    if (!target) {
      client.resetAndDestroy();
      return;
    }
    const server = connect(target.port, target.host);
    const next = () => find(client, others);
    server.once('error', next);
    server.once('connect', () => {
      server.off('error', next);
      join(client, server);
    });
  };

  const listener = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    const first = turn++ % Math.max(1, proxy.targets.length);
    find(client, [...proxy.targets.slice(first), ...proxy.targets.slice(0, first)]);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  const proxy: TcpProxy = {
    port: (listener.address() as AddressInfo).port,
    targets,
    delayMs: 0,
    cut: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    close: async () => {
      proxy.cut();
      listener.close();
      await once(listener, 'close');
    },
  };
  return proxy;
};
