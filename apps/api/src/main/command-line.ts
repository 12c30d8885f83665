import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

/** The answer of a command, as JSON on stdout. */
export const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Progress of a command, on a terminal only; the next call overwrites the line. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001b[K`);
};

/** Name of the source for records of a file. */
export const fileStem = (file: string): string => path.basename(file).replace(/\.[^.]+$/, '');

/** Name of the source for records of an address. */
export const addressHost = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

/** @throws InvalidArgumentError, which commander reports with the option's name */
export const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('Use a whole number from 1.');
  return Number(value);
};

/** @throws InvalidArgumentError, which commander reports with the option's name */
export const calendarDay = (value: string): string => {
  if (!z.iso.date().safeParse(value).success) throw new InvalidArgumentError('Use a date as YYYY-MM-DD.');
  return value;
};
