import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

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
