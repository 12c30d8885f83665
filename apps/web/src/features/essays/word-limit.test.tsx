import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { aSaved, withSaved } from '../../testing/samples.ts';
import { ESSAYS_PATH } from './essays-query.ts';

const chosen = async (title: string) => {
  const { user } = openPage(ESSAYS_PATH);
  await screen.findByRole('option', { name: title });
  await user.selectOptions(screen.getByLabelText(/^For a saved scholarship/), title);
  return user;
};

it('the limit that a scholarship states among its documents is shown beside the word count', async () => {
  withSaved(aSaved('Monash', {}, { documents: ['Course offer', 'Statement of 500 words'] }));
  await chosen('Monash');
  expect(document.body.textContent).toContain('of 500 words');
});

it('the prompt’s own limit goes before the scholarship’s', async () => {
  withSaved(aSaved('Monash', {}, { documents: ['Statement of 500 words'] }));
  const user = await chosen('Monash');
  await user.type(screen.getByLabelText(/^Prompt or question/), 'In up to 300 words');
  expect(document.body.textContent).toContain('of 300 words');
});
