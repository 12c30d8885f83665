import { BlockList, isIP } from 'node:net';

/** Networks that lead to this machine, to its neighbours or to nobody (IANA special-purpose registries, RFC 6890). */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // ::/96 holds ::, ::1 and the old IPv4-compatible form; the next one, 64:ff9b::, 2001:: and 2002:: wrap an IPv4 address.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of NOT_PUBLIC)
  blocked.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an IP address belongs to the public internet; an IPv4 address inside an IPv6 one counts as itself. */
export const isPublicAddress = (address: string): boolean => {
  const bare = address.replace(/%.*$/, '');
  const family = isIP(bare);
  if (family === 0) return false;
  return !blocked.check(bare, family === 6 ? 'ipv6' : 'ipv4');
};
