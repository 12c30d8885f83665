import { describe, expect, it } from 'vitest';
import { bellLabel } from './notification-bell.tsx';

describe('the name of the bell', () => {
  it('holds the number of unread notices when there are some', () => {
    expect(bellLabel(0)).toBe('Notifications');
    expect(bellLabel(1)).toBe('Notifications, 1 unread');
    expect(bellLabel(120)).toBe('Notifications, 120 unread');
  });
});
