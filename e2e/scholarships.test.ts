import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
  type Json,
} from './api-student.ts';
import { about, atAddress, eventually, journey, shown, toast } from './browser.ts';

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
  journey('is painted from the match that led to it, and completed by the server', async ({ visit }) => {
    const { student, match, title } = await matchedStudent();
    const page = await visit('/dashboard', { student });
    const record = Promise.withResolvers<void>();
    await page.route(`**/api/scholarships/${encodeURIComponent(match.scholarshipId)}`, async (route) => {
      await record.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: about('View Details', title) }).click();
    await shown(title1(page, title));
    await shown(
      page.getByText(match.scholarship.organization).first(),
      page.getByText(`${Math.round(match.matchScore)}% Match`),
      page.getByText(match.recommendationLevel, { exact: true }),
      section(page, 'Why it matches').getByText(match.matchReasons[0]),
    );
    record.resolve();
    await shown(page.getByRole('table'));
  });

  journey('opens by its address and again by a reload, with everything on it', async ({ visit }) => {
    const { student, match, title } = await matchedStudent();
    const page = await visit(pathOf(match), { student });
    for (const visitNumber of [1, 2]) {
      await shown(title1(page, title), page.getByText(`${Math.round(match.matchScore)}% Match`));
      await shown(
        section(page, 'About this scholarship'),
        section(page, 'Eligibility'),
        section(page, 'Benefits'),
        section(page, 'Where this comes from'),
      );
      expect(await section(page, 'Application Process').getByRole('heading', { level: 3 }).count()).toBe(6);
      for (const tip of match.applicationTips)
        await shown(section(page, 'AI Application Tips').getByText(tip));
      for (const gap of match.eligibilityGaps) await shown(section(page, 'Eligibility Gaps').getByText(gap));
      for (const line of match.scholarship.eligibility.split('\n')) {
        await shown(
          section(page, 'Eligibility')
            .getByText(line.replace(/^\s*[-•*]\s*/, '').trim())
            .first(),
        );
      }
      if (visitNumber === 1) await page.reload();
    }
    const terms = page.getByRole('complementary').getByRole('term');
    expect(await terms.allInnerTexts()).toEqual(
      expect.arrayContaining(['Award Amount', 'Deadline', 'Location', 'Field of Study']),
    );
  });

  journey(
    'shows a verdict for each condition, with what is required and what the student has',
    async ({ visit }) => {
      const { student, match } = await matchedStudent();
      const { body } = await student.call('GET', `/scholarships/${encodeURIComponent(match.scholarshipId)}`);
      const page = await visit(pathOf(match), { student });
      const table = page.getByRole('table', { name: /Conditions of this scholarship/ });
      await shown(table);
      expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
        'Condition',
        'Required',
        'Yours',
        'Verdict',
      ]);
      const rows = table.getByRole('row');
      expect(await rows.count()).toBe(body.data.match.criteria.length + 1);
      for (const { required, have } of body.data.match.criteria) {
        await shown(rows.filter({ hasText: required }).filter({ hasText: have }).first());
      }
    },
  );

  journey('leads out to the official page in a new tab that knows nothing of this one', async ({ visit }) => {
    const { student, match } = await matchedStudent();
    const page = await visit(pathOf(match), { student });
    const apply = page.getByRole('link', { name: /^Apply Now/ });
    expect(await apply.getAttribute('href')).toBe(new URL(match.scholarship.link).href);
    expect(await apply.getAttribute('target')).toBe('_blank');
    expect(await apply.getAttribute('rel')).toContain('noopener');
  });

  journey('saves and removes with its own words', async ({ visit }) => {
    const { student, match } = await matchedStudent();
    const page = await visit(pathOf(match), { student });
    await page.getByRole('button', { name: 'Save for Later' }).click();
    await shown(toast(page, 'This scholarship has been added to your saved list.'));
    await page.getByRole('button', { name: 'Saved', pressed: true }).click();
    await shown(
      toast(page, 'This scholarship has been removed from your saved list.'),
      page.getByRole('button', { name: 'Save for Later', pressed: false }),
    );
  });

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

  journey('says plainly that a scholarship is not open to the student', async ({ visit }) => {
    const { student } = await matchedStudent();
    const { body } = await student.call('GET', '/ai/matches');
    const [closed] = body.data.notEligible;
    const page = await visit(pathOf(closed), { student });
    await shown(
      title1(page, closed.scholarship.title),
      page.getByText('Not eligible', { exact: true }),
      page.getByText('You are not eligible for this scholarship as things stand.'),
    );
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

  journey('that nobody knows says so and leads back', async ({ visit }) => {
    const student = await createStudentWithPreferences(embedded());
    const page = await visit('/scholarship/no-such-scholarship', {
      student,
      expects: [/^404 GET \/api\/scholarships\/no-such-scholarship/],
    });
    await shown(title1(page, 'Scholarship Not Found'));
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await atAddress(page, '/dashboard');
    await shown(page.getByRole('tab', { name: 'AI Matches', selected: true }));
  });

  journey('shown to a student without preferences has no score, and says why', async ({ visit }) => {
    const { match, title } = await matchedStudent();
    const page = await visit(pathOf(match), { student: await createStudent(embedded()) });
    await shown(title1(page, title), page.getByText('There is no score yet.'));
    expect(await page.getByText('% Match').count()).toBe(0);
    await eventually(() => page.title()).toContain(title);
  });
});
