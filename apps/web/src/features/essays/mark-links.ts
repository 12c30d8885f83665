import type { Span } from './highlight.ts';

export const itemId = (item: number): string => `item-${item}`;
export const placeId = ({ item, place }: Pick<Span, 'item' | 'place'>): string => `place-${item}-${place}`;

/** Brings an item, or its place in the text, into view and gives it the focus. */
export const goTo = (id: string) => {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
};
