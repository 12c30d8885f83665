/** Marks the field of a degree that is held: it counts only where no text says what the award is for. */
export const HELD_FIELD = 'held-field';
