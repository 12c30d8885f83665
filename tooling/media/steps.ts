import type { Locator, Page } from 'playwright-core';
import type { Actor } from './actor.ts';
import { ESSAY, PROMPT, STUDENT } from './student.ts';

/** What the student does in the films, in the words of the screens. */

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

const choose = async ({ click, camera, page }: Actor, target: Locator, value: string) => {
  // The browser's own drop-down list does not appear in a screenshot.
  await click(target);
  await page.keyboard.press('Escape');
  await target.selectOption(value);
  await camera.hold(0.5);
};

const addName = async (actor: Actor, label: string, name: string) => {
  await actor.type(actor.page.getByRole('combobox', { name: label }), name);
  await actor.watch(0.4);
  await actor.page.keyboard.press('Enter');
  await actor.watch(0.3);
};

export const signUp = async (actor: Actor) => {
  const { page, type, click } = actor;
  await type(textbox(page, 'First name'), STUDENT.firstName);
  await type(textbox(page, 'Last name'), STUDENT.lastName);
  await type(page.getByRole('main').getByLabel('Email'), STUDENT.email);
  await type(textbox(page, 'Password'), STUDENT.password);
  await type(textbox(page, 'Confirm password'), STUDENT.password);
  await click(page.getByRole('checkbox', { name: /Terms of Service/ }));
  await click(button(page, 'Create Account'));
  await page.getByText('Account created successfully! Redirecting you to login...').waitFor();
  await actor.camera.hold(1);
  await page.waitForURL('**/login**');
};

export const signIn = async (actor: Actor) => {
  const { page, type, click } = actor;
  await textbox(page, 'Password').waitFor();
  await actor.camera.hold(0.6);
  await type(textbox(page, 'Password'), STUDENT.password);
  await click(button(page, 'Sign In'));
  await page.waitForURL('**/dashboard');
  await button(page, 'Save Preferences & Get Matches').waitFor();
  await actor.camera.hold(0.8);
};

export const setLevelAndField = async (actor: Actor) => {
  await choose(actor, actor.page.getByLabel('Education Level'), 'masters');
  await addName(actor, 'Fields of Study', 'Public Health');
};

export const setCountry = (actor: Actor) => addName(actor, 'Preferred Countries', 'Germany');

export const setBackground = async (actor: Actor) => {
  const { page, type } = actor;
  await type(page.getByLabel('GPA'), '3.6');
  await type(page.getByLabel('Research Interests'), 'Screening for hypertension in rural districts');
};

export const setWishes = async (actor: Actor) => {
  const { page, click } = actor;
  await click(page.getByText('I am a first-generation student'));
};

export const askForMatches = async (actor: Actor) => {
  const { page, click, watch } = actor;
  await click(button(page, 'Save Preferences & Get Matches'));
  await watch(1.2);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .waitFor();
  await watch(0.4);
};

/** The title of the match at this place of the list. */
export const matchTitle = (page: Page, place: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^View Details/ }) })
    .nth(place)
    .getByRole('heading')
    .first();

const matchLink = (page: Page, place: number) => page.getByRole('link', { name: /^View Details/ }).nth(place);

export const openMatch = async (actor: Actor, place: number) => {
  const { page, click, watch } = actor;
  await click(matchLink(page, place));
  await page.waitForURL('**/scholarship/*');
  await page.getByRole('table').first().waitFor();
  await watch(0.3);
};

export const saveFirstMatch = async (actor: Actor) => {
  const { page, click, watch, bringIntoView } = actor;
  await matchTitle(page, 0).waitFor();
  await bringIntoView(matchTitle(page, 0), 130);
  const saved = page.waitForResponse((response) => response.url().endsWith('/save'));
  await click(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Save\b/ })
      .first(),
  );
  await saved;
  await watch(0.6);
};

export const openTab = async (actor: Actor, name: string) => {
  await actor.click(actor.page.getByRole('tab', { name }));
  await actor.page.waitForLoadState('networkidle');
  await actor.watch(0.3);
};

export const backToDashboard = async (actor: Actor) => {
  await actor.click(actor.page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
  await actor.page.getByRole('tab', { name: 'AI Matches' }).waitFor();
  await actor.page.waitForLoadState('networkidle');
  await actor.watch(0.3);
};

const paste = async ({ page, click, camera }: Actor, target: Locator, text: string) => {
  await click(target);
  await page.keyboard.insertText(text);
  await camera.hold(0.6);
};

export const submitEssay = async (actor: Actor) => {
  const { page, click, watch } = actor;
  await paste(actor, page.getByLabel('Prompt or question'), PROMPT);
  await paste(actor, page.getByLabel('Your essay', { exact: true }), ESSAY);
  await click(button(page, 'Submit for Critique'));
  await page.getByRole('heading', { name: 'Feedback', exact: true }).waitFor();
  await watch(0.4);
};
