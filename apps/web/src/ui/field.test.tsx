import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const press = (type: 'pointerdown' | 'pointerup') => window.dispatchEvent(new Event(type));

/** The file as a page loads it while a link is under a press, or while none is. */
const loadField = async (pressed: Element | null) => {
  vi.resetModules();
  vi.spyOn(document, 'querySelector').mockImplementationOnce((selector) =>
    selector === 'a:active' ? pressed : null,
  );
  const { FieldError } = await import('./field.tsx');
  const { rerender } = render(<FieldError id="email-error" />);
  return () => rerender(<FieldError id="email-error" message="Email is required" />);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const message = () => screen.queryByText('Email is required');

it('a message waits until the press is over, so that it moves nothing from under the pointer', async () => {
  const fail = await loadField(null);
  act(() => void press('pointerdown'));
  fail();
  expect(message()).toBeNull();
  act(() => {
    press('pointerup');
    vi.runAllTimers();
  });
  expect(message()).not.toBeNull();
});

it('it waits too when the link was pressed before this file was there', async () => {
  const fail = await loadField(document.createElement('a'));
  fail();
  expect(message()).toBeNull();
  act(() => {
    press('pointerup');
    vi.runAllTimers();
  });
  expect(message()).not.toBeNull();
});

it('without a press it stands at once', async () => {
  const fail = await loadField(null);
  fail();
  expect(message()).not.toBeNull();
});
