import path from 'node:path';

/** Name of the source for records of a file. */
export const fileStem = (file: string): string => path.basename(file).replace(/\.[^.]+$/, '');

/** Name of the source for records of an address. */
export const addressHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
