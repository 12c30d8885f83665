import type { Actor } from './actor.ts';
import { endWithCard, type Scene, showCard } from './film.ts';
import * as steps from './steps.ts';

const heading = ({ page }: Actor, name: string | RegExp) => page.getByRole('heading', { name }).first();

/** All parts of the product, in the order in which a student meets them. */
export const DEMO_SCENES: readonly Scene[] = [
  {
    caption: 'This is Laurel, recorded from the running product.',
    seconds: 4.4,
    act: (actor) => showCard(actor, 'Laurel', 'From a few answers to scholarships you can really get', 3.2),
  },
  {
    caption: 'Sign-up is free and needs no credit card.',
    seconds: 14,
    act: async (actor) => {
      const start = actor.page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first();
      await actor.click(start);
      await actor.page.waitForURL('**/register');
      await actor.watch(0.2);
      await steps.signUp(actor);
    },
  },
  { caption: 'Sign in with the new account.', seconds: 5, act: steps.signIn },
  {
    caption: 'Say what you want to study, and where. Only the level is required.',
    seconds: 12,
    act: async (actor) => {
      await steps.setLevelAndField(actor);
      await steps.setCountry(actor);
    },
  },
  {
    caption:
      'Your grades and interests make the result sharper; what you leave open stays unknown and never counts against you.',
    seconds: 9,
    act: steps.setBackground,
  },
  {
    caption: 'Sensitive questions are optional, explained, and never written to a log.',
    seconds: 6,
    act: steps.setWishes,
  },
  {
    caption: 'One click, and every scholarship of the catalogue is checked against your answers.',
    seconds: 7,
    act: steps.askForMatches,
  },
  {
    caption: 'The matches come best first, with a summary and general tips.',
    seconds: 7.4,
    act: async (actor) => {
      await actor.scrollTo(0);
      await actor.camera.hold(2.4);
      await actor.pointAt(heading(actor, 'AI Recommendations'));
    },
  },
  {
    caption: 'Each card says why it fits: up to three reasons, the deadline, the place and the money.',
    seconds: 9,
    act: async (actor) => {
      await actor.bringIntoView(heading(actor, 'Your matches'), 100);
      await actor.pointAt(steps.matchTitle(actor.page, 0));
      await actor.camera.hold(3);
      await actor.pointAt(steps.matchTitle(actor.page, 2));
    },
  },
  {
    caption: 'The details: what it is, and why it matches.',
    seconds: 7.2,
    act: async (actor) => {
      await steps.openMatch(actor, 0);
      await actor.camera.hold(2.4);
      await actor.pointAt(heading(actor, 'Why it matches'));
    },
  },
  {
    caption:
      'Condition by condition: what is required, what you have, the verdict, and the scholarship’s own words.',
    seconds: 10,
    act: async (actor) => {
      await actor.bringIntoView(heading(actor, 'Condition by condition'), 110);
      await actor.camera.hold(2);
      await actor.pointAt(actor.page.getByRole('table').first().getByRole('row').nth(1));
    },
  },
  {
    caption: 'Then the steps to apply, and tips for this very scholarship.',
    seconds: 7.4,
    act: async (actor) => {
      await actor.bringIntoView(heading(actor, 'Application Process'), 110);
      await actor.camera.hold(2.8);
      await actor.bringIntoView(heading(actor, 'AI Application Tips'), 110);
    },
  },
  {
    caption: 'Save it for later …',
    seconds: 5.6,
    act: async (actor) => {
      await actor.scrollTo(0);
      await steps.backToDashboard(actor);
      await steps.saveFirstMatch(actor);
    },
  },
  {
    caption: '… and find it again with its deadline, your status and your priority.',
    seconds: 6.6,
    act: async (actor) => {
      await actor.scrollTo(0);
      await steps.openTab(actor, 'Saved');
    },
  },
  {
    caption: 'Under Tools, an essay gets a critique.',
    seconds: 9,
    act: async (actor) => {
      await steps.openTab(actor, 'Tools');
      await steps.submitEssay(actor);
    },
  },
  {
    caption: 'It points at your own sentences, asks where proof is missing, and never writes in your place.',
    seconds: 10,
    act: async (actor) => {
      await actor.bringIntoView(heading(actor, /^Feedback$/), 110);
      await actor.camera.hold(3.6);
      await actor.bringIntoView(heading(actor, 'The rubric, line by line'), 110);
    },
  },
  {
    caption: 'Free sign-up, no credit card needed.',
    seconds: 3,
    act: (actor) => endWithCard(actor, 'Laurel', 'Free sign-up, no credit card needed'),
  },
];
