import { describe, expect, inject } from 'vitest';
import { createMatchedStudent } from './api-student.ts';
import { gone, journey, shown, toast } from './browser.ts';

describe('a student with matches', () => {
  journey(
    'refreshes matches out of the store, has them made again, and sees what is not open',
    async ({ visit }) => {
      const { student, matches } = await createMatchedStudent(inject('products').embedded);
      const page = await visit('/dashboard', { student });
      await shown(page.getByText('From Cache'));
      await page.getByRole('button', { name: 'Refresh', exact: true }).click();
      await shown(
        toast(page, 'Matches Refreshed'),
        toast(page, 'Your scholarship matches have been updated.'),
      );
      await page.getByRole('button', { name: 'Regenerate' }).click();
      await shown(
        toast(page, 'Matches Regenerated'),
        toast(page, 'Fresh scholarship matches have been generated using AI.'),
        page.getByText('Just now'),
      );
      await gone(page.getByText('From Cache'));
      await shown(page.getByRole('heading', { name: matches[0]?.scholarship.title }));
      const toggle = page.getByRole('button', { name: 'Not eligible, and why' });
      await toggle.click();
      await shown(page.getByText(/^Near misses first\./), page.getByText(/Required: .+ Yours: .+/).first());
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    },
  );
});
