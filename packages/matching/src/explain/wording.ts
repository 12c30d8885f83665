/** 'a', 'a or b', 'a, b or c'; from `limit` items on the rest is counted: 'a, b or 7 more'. */
export function joinOr(items: readonly string[], limit = 6): string {
  return join(items, 'or', limit);
}

export function joinAnd(items: readonly string[], limit = 6): string {
  return join(items, 'and', limit);
}

function join(items: readonly string[], word: string, limit: number): string {
  const shown =
    items.length > limit ? [...items.slice(0, limit - 1), `${items.length - limit + 1} more`] : [...items];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} ${word} ${last}`;
}

/** '1 day', '2 days'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
