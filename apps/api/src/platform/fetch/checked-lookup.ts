import { lookup as lookupName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface ResolvedAddress {
  address: string;
  family: number;
}
export type ResolveName = (hostname: string) => Promise<ResolvedAddress[]>;

export const resolveName: ResolveName = (hostname) => lookupName(hostname, { all: true });

/** @throws FetchError address, when one of them is not public */
export const refusePrivate = (hostname: string, addresses: readonly string[]): void => {
  const inside = addresses.find((address) => !isPublicAddress(address));
  if (inside === undefined) return;
  throw new FetchError(
    'address',
    `${hostname} ${hostname === inside ? 'is' : `leads to ${inside}, which is`} not a public address. If it is yours, name it with --allow-host.`,
  );
};

/**
 * The name look-up of one connection: what it answers is what the socket connects to, so a name can't answer with a public
 * address for the check and with a private one for the connection.
 * @param anyAddress the host is allowed whatever its address is
 */
export const checkedLookup = (resolve: ResolveName, anyAddress: boolean): LookupFunction => {
  const find = async (hostname: string): Promise<ResolvedAddress[]> => {
    const found = await resolve(hostname);
    if (found.length === 0) throw new FetchError('unreachable', `${hostname} has no address.`);
    if (!anyAddress)
      refusePrivate(
        hostname,
        found.map(({ address }) => address),
      );
    return found;
  };
  return (hostname, options, callback) => {
    find(hostname).then(
      (found) => {
        const [first] = found;
        if (options.all || first === undefined) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
};
