import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '../../../public/manifest.webmanifest?raw';
import { openPage } from '../../testing/open-page.tsx';
import { aSaved, aScholarship, withPreferences } from '../../testing/samples.ts';
import { atAddress, eventually } from '../../testing/screen-queries.ts';
import { answer, refuse, sent } from '../../testing/server.ts';

const OWN = {
  title: 'Lake Award',
  organization: '',
  link: '',
  amount: '',
  coverage: '',
  deadline: '31 March 2027',
  location: '',
  eligibility: 'Open to citizens of Kenya.',
  documents: '',
  description: 'Lake Award\nOpen to citizens of Kenya.',
};
const ID = 'own~1';
const withOwn = () => {
  withPreferences();
  const saved = aSaved(ID);
  answer('POST /scholarships/own', { success: true, message: '', data: { id: ID, saved } });
  answer('PUT /scholarships/own/{id}', { success: true, message: '', data: { id: ID, saved } });
  answer('GET /scholarships/{id}', {
    success: true,
    data: { scholarship: aScholarship(ID, { title: 'Lake Award', own: OWN }), match: null },
  });
};

describe('a scholarship that a student adds', () => {
  it('is read from a text, checked and corrected', async () => {
    withOwn();
    const { user } = openPage('/add');
    await user.click(await screen.findByRole('button', { name: 'Read it' }));
    await screen.findByText('Please paste a link or a text.');
    await user.type(screen.getByLabelText('Link or text'), 'Lake Award');
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await atAddress(`/scholarship/${ID}#check`);
    expect(sent('POST /scholarships/own').map(({ body }) => body)).toEqual([{ text: 'Lake Award' }]);
    const deadline = await screen.findByLabelText(/^Deadline/);
    expect(deadline).toHaveProperty('value', '31 March 2027');
    await screen.findByText(/We did not find an amount/);
    await user.clear(deadline);
    await user.type(deadline, '2 June 2027');
    await user.click(screen.getByRole('button', { name: 'Save and read again' }));
    await eventually(() =>
      expect(sent('PUT /scholarships/own/{id}').map(({ body }) => body)).toEqual([
        { ...OWN, deadline: '2 June 2027' },
      ]),
    );
    await screen.findByRole('region', { name: 'You added this scholarship' });
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
    // Its long parts are folded: what is left to do stands first.
    const process = screen.getByRole('heading', { name: 'Application Process' }).closest('details');
    expect(process?.open).toBe(false);
  });

  it('comes from what a phone shares, by the address that the manifest names', async () => {
    withOwn();
    const { share_target } = JSON.parse(manifest);
    expect(share_target).toMatchObject({ action: '/add', method: 'GET' });
    const { user } = openPage('/add?title=Lake&text=See%20https%3A%2F%2Flake.example%2Faward');
    expect(await screen.findByLabelText('Link or text')).toHaveProperty(
      'value',
      'https://lake.example/award',
    );
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    await eventually(() =>
      expect(sent('POST /scholarships/own').map(({ body }) => body)).toEqual([
        { link: 'https://lake.example/award' },
      ]),
    );
  });

  it('says why a link can’t be read, and keeps it', async () => {
    refuse('POST /scholarships/own', 'invalid_request', { error: 'We could not read this page.' });
    const { user } = openPage('/add?url=https%3A%2F%2Flake.example%2F');
    await user.click(await screen.findByRole('button', { name: 'Read it' }));
    await screen.findByText('We could not read this page.');
    expect(screen.getByLabelText('Link or text')).toHaveProperty('value', 'https://lake.example/');
  });

  it('is erased for good once the student says so', async () => {
    withOwn();
    answer('DELETE /scholarships/own/{id}', { success: true, message: '' });
    const { user } = openPage(`/scholarship/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Erase it' }));
    await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
    await atAddress('/dashboard?tab=saved');
    expect(sent('DELETE /scholarships/own/{id}')).toHaveLength(1);
  });
});
