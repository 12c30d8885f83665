/** The public origin of the product, for links in mails. Never taken from a request's Host header. */
export interface Origin {
  /** Scheme, host and port, without a slash at the end. */
  get(): string;
  /** Called once the server listens; its address is the origin when none is configured. */
  listeningAt(address: string): void;
}

/** A server can listen on these wildcard addresses, but no link can lead to them. */
const followable = (address: string): string => address.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost');

/** @param config `publicUrl` wins; without it the listening address, as far as it is known before listening */
export const createOrigin = (config: {
  publicUrl: string | undefined;
  host: string;
  port: number;
}): Origin => {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  let listening = `http://${host}:${config.port}`;
  return {
    get: () => config.publicUrl ?? followable(listening),
    listeningAt: (address) => {
      listening = address;
    },
  };
};
