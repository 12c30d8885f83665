import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** How long a condition is waited for. Generous: it costs time only when a test fails. */
const PATIENCE_MS = 10_000;

/** Waits, by the clock of the machine, until what is read meets the assertion that follows. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: PATIENCE_MS, interval: 10 });

/** Waits until the address is this one: path, query and fragment. */
export const atAddress = (address: string) =>
  eventually(() => `${location.pathname}${location.search}${location.hash}`).toBe(address);

/** The region of the toasts. */
export const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

/** Waits for a line of a toast, word for word. */
export const toast = (text: string) => toasts().findByText(text);

const quoted = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** The name of a control that says which scholarship it is about: 'Save: Chevening', 'Apply for Chevening'. */
export const about = (action: string, title: string) =>
  new RegExp(`^${quoted(action)}\\s*(:|for)\\s*${quoted(title)}`);

/** The card of a list with this title. */
export const card = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is no entry of a list`);
  return item;
};
