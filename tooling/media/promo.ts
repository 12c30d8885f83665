import type { Actor } from './actor.ts';
import { endWithCard, type Scene, showCard } from './film.ts';
import * as steps from './steps.ts';

const heading = ({ page }: Actor, name: string | RegExp) => page.getByRole('heading', { name }).first();

/**
 * Thirty seconds for somebody who has not decided yet. The student is signed in.
 * @param essay the page of an essay that has its critique
 */
export const promoScenes = (essay: string): readonly Scene[] => [
  {
    caption: '',
    seconds: 2.6,
    opensAt: '/dashboard',
    act: (actor) => showCard(actor, 'Laurel', 'Scholarships you can really get', 1.9),
  },
  { caption: 'Say what you want to study', seconds: 5, act: steps.setLevelAndField },
  { caption: 'Every rule of every scholarship is checked', seconds: 3, act: steps.askForMatches },
  {
    caption: 'Your matches, best first',
    seconds: 4.6,
    act: async (actor) => {
      await actor.bringIntoView(heading(actor, 'Your matches'), 100);
      await actor.pointAt(steps.matchTitle(actor.page, 1));
    },
  },
  {
    caption: 'With reasons you can check',
    seconds: 5,
    act: async (actor) => {
      await steps.openMatch(actor, 0);
      await actor.bringIntoView(heading(actor, 'Condition by condition'), 110);
    },
  },
  {
    caption: 'And an essay critique that keeps your voice',
    seconds: 4.8,
    opensAt: essay,
    act: async (actor) => {
      await actor.camera.hold(1.2);
      await actor.bringIntoView(heading(actor, 'Suggestions'), 110);
    },
  },
  {
    caption: '',
    seconds: 2.6,
    act: (actor) => endWithCard(actor, 'Laurel', 'Free sign-up, no credit card needed'),
  },
];
