import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createMatchedStudent, createStudentWithPreferences, type Json } from './api-student.ts';
import { journey, shown, toast } from './browser.ts';

const embedded = () => inject('products').embedded;
const pathOf = (match: Json) => `/scholarship/${encodeURIComponent(match.scholarshipId)}`;
const matchedStudent = async () => {
  const { student, matches } = await createMatchedStudent(embedded());
  const [match] = matches as [Json, ...Json[]];
  return { student, match, title: match.scholarship.title as string };
};
const title1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the page of a scholarship', () => {
  journey('stays saved when two tabs save it', async ({ visit }) => {
    const { student, match } = await matchedStudent();
    const page = await visit(pathOf(match), { student });
    const other = await page.context().newPage();
    await other.goto(pathOf(match));
    await shown(other.getByRole('button', { name: 'Save for Later' }));
    await page.bringToFront();
    await page.getByRole('button', { name: 'Save for Later' }).click();
    await shown(toast(page, 'Scholarship Saved'));
    await other.bringToFront();
    await other.getByRole('button', { name: 'Save for Later' }).click();
    await shown(toast(other, 'Scholarship Saved'));
    expect((await student.call('GET', '/scholarships/saved/list')).body.pagination.totalItems).toBe(1);
  });

  journey(
    'that is no longer given says so and leads to its successor, not to applying',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(embedded());
      await student.call('POST', '/scholarships/holland-scholarship/save', { saved: true });
      const page = await visit('/scholarships?q=holland+scholarship&closed=yes', { student });
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'Holland Scholarship', exact: true }) });
      await shown(card.getByText('No longer given', { exact: true }));
      await card.getByRole('link', { name: 'Holland Scholarship', exact: true }).click();
      await shown(
        title1(page, 'Holland Scholarship'),
        page.getByText('This scholarship is no longer given.'),
        section(page, 'Where this comes from'),
      );
      expect(await page.getByRole('link', { name: /^Apply Now/ }).count()).toBe(0);
      expect(await section(page, 'Application Process').count()).toBe(0);
      expect(await page.getByText('% Match').count()).toBe(0);
      await page.goto('/dashboard?tab=saved');
      await shown(page.getByText('This scholarship is no longer given.'));
      await page.getByRole('link', { name: 'See its successor' }).click();
      await shown(title1(page, 'NL Scholarship'), page.getByRole('link', { name: /^Apply Now/ }));
    },
  );
});
