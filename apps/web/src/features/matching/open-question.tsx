import type { MatchData } from '@laurel/contract';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

/** These facts are asked for in the preferences form, all others on the profile page. */
const ASKED_IN_PREFERENCES: readonly string[] = ['gpa', 'fieldsOfStudy', 'needBasedOnly'];

interface OpenQuestionProps {
  question: NonNullable<MatchData['openQuestion']>;
}

/** The one unanswered fact that would settle the most scholarships. */
export const OpenQuestion = ({ question: { fact, question, settles } }: OpenQuestionProps) => {
  const inPreferences = ASKED_IN_PREFERENCES.includes(fact);
  return (
    <Callout variant="info">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <p className="font-semibold">{question}</p>
          <p>
            Your answer would settle an open condition of{' '}
            {settles === 1 ? '1 scholarship' : `${settles} scholarships`}, more than any other. It is
            optional.
          </p>
        </div>
        <LinkButton
          to={inPreferences ? '/dashboard?tab=preferences' : '/profile'}
          variant="secondary"
          size="sm"
        >
          {inPreferences ? 'Answer in your preferences' : 'Answer in your profile'}
        </LinkButton>
      </div>
    </Callout>
  );
};
