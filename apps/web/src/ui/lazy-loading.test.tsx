import { expect, it, vi } from 'vitest';

const movePointer = (movementX: number) =>
  document.body.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }),
  );

it('the first interaction is one of the visitor: a pointer that rests is none, and one that moves counts once', async () => {
  // A page that nobody has touched yet, whichever tests ran before.
  vi.resetModules();
  const { onFirstInteraction } = await import('./lazy-loading.tsx');
  const first = vi.fn();
  onFirstInteraction(first);
  movePointer(0);
  expect(first).not.toHaveBeenCalled();
  movePointer(3);
  movePointer(3);
  expect(first).toHaveBeenCalledTimes(1);
  const later = vi.fn();
  onFirstInteraction(later);
  expect(later).toHaveBeenCalledTimes(1);
});
