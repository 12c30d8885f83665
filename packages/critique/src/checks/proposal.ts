import { joinAnd, lowerFirst, plural } from '@laurel/text';
import {
  FEASIBILITY_STATED,
  METHOD_STATED,
  QUESTION_STATED,
  SUPERVISION_STATED,
  TIMELINE_STATED,
} from '../genre.generated.ts';
import type { Check } from './check.ts';

/** "3. Methodology" alone on its line, or "Methods." at the beginning of one. */
const headed = (words: string): RegExp =>
  new RegExp(
    String.raw`^[^\p{L}\n]*(?:${words})[^.?!:\n]{0,40}(?:\n|[.:] )(?<section>(?:(?!\n\W*\d+[.)] \p{Lu})[^])*)`,
    'imu',
  );

/** A section that says something in figures. */
const hasSection = (heading: RegExp, text: string): boolean =>
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|hundred)\b/i.test(
    heading.exec(text)?.groups?.section ?? '',
  );

interface ProposalPart {
  name: string;
  /** Without it, looked for only where the prompt asks. */
  stated?: RegExp;
  heading?: RegExp;
  /** Its row in `absence.yaml`, which decides where the prompt asks for it. */
  absence?: string;
  question: string;
}

/** What readers of a proposal look for, gravest first. */
const PARTS: readonly ProposalPart[] = [
  {
    name: 'the research question',
    stated: QUESTION_STATED,
    question: 'Which one question will you have answered at the end, about whom or what, and where?',
  },
  {
    name: 'the method in detail',
    stated: METHOD_STATED,
    heading: headed('(?:research )?method|approach|data collection'),
    question: 'Which data will you use, how many cases, and how will you analyse them?',
  },
  {
    name: 'a timeline',
    stated: TIMELINE_STATED,
    heading: headed('work ?plan|time ?(?:line|table)|schedule|plan of work'),
    absence: 'timetable',
    question: 'What will be done in each year or half year?',
  },
  {
    name: 'a supervisor or group',
    stated: SUPERVISION_STATED,
    absence: 'supervisor',
    question: 'Who there works on this, and what would you do with them that you can’t do elsewhere?',
  },
  {
    name: 'a budget',
    absence: 'budget',
    question: 'What does each thing cost, and who pays the rest?',
  },
  {
    name: 'feasibility',
    stated: FEASIBILITY_STATED,
    question:
      'What do you already have: access, permission, a first result, a cost? What will you do if one part fails?',
  },
];

/** Parts of a research proposal that no sentence speaks to. One remark on all of them, with the question of the gravest. */
export const proposalParts: Check = {
  id: 'proposal-parts',
  category: 'Parts of the proposal',
  kind: 'point',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ genre, traits, parts, asked }) => {
    if (genre !== 'research proposal' || parts.words.length < 60) return [];
    const isAbsent = ({ absence }: ProposalPart) =>
      absence !== undefined && asked.some(({ absent }) => absent?.id === absence);
    const isMissing = (part: ProposalPart) => {
      const { stated, heading } = part;
      if (heading && hasSection(heading, parts.text)) return false;
      return isAbsent(part) || (stated && !traits.some(({ sentence }) => stated.test(sentence.text)));
    };
    const all = PARTS.filter(isMissing);
    // What the prompt asks for comes first.
    const missing = [...all.filter(isAbsent), ...all.filter((part) => !isAbsent(part))];
    const [gravest] = missing;
    if (!gravest) return [];
    const second = missing[1] ? ` ${missing[1].question}` : '';
    const names = joinAnd(missing.map(({ name }) => name));
    const which = `Which ${plural(missing.length, 'sentence says it', 'sentences say it')}?`;
    return [
      {
        suggestion: `Readers of a proposal look for ${names}. ${which} If none does yet: ${lowerFirst(gravest.question)}${second}`,
        at: [],
        weight: 83,
        question: gravest.question,
      },
    ];
  },
};
