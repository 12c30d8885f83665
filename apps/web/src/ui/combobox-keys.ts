/** What the list of a combobox shows and which entry is marked; -1 marks none. */
export interface ListState {
  open: boolean;
  active: number;
}

/** The next state after a key, or null when the key is not the list's business. Follows the ARIA combobox pattern. */
export const nextListState = (key: string, state: ListState, count: number): ListState | null => {
  if (key === 'ArrowDown') {
    if (count === 0) return null;
    return { open: true, active: state.open ? (state.active + 1) % count : 0 };
  }
  if (key === 'ArrowUp') {
    if (count === 0) return null;
    return { open: true, active: state.active <= 0 || !state.open ? count - 1 : state.active - 1 };
  }
  if (key === 'Escape' && state.open) return { open: false, active: -1 };
  return null;
};
