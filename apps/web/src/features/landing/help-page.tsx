import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { useSite } from '../../lib/browser/site.ts';

const FAQ: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What does the score mean?',
    answer: `How well an award fits what you told us, from 0 to 100. It is not your chance of winning: nobody knows that. 80 and above means that every condition \
about you is known and met, that somebody compared the record with an official page, that it fits what you want, and that you can still apply in this \
round.`,
  },
  {
    question: 'Why is an award not among my matches?',
    answer: `A condition that you don’t meet keeps it off the list. Open “Not eligible, and why” below your matches: it names the condition, those with a single \
one first. An award whose round is over stands under “Next round”, one for a group that you have not named under “Only for some”.`,
  },
  {
    question: 'Do I have to answer everything?',
    answer:
      'No. What you don’t say is never counted as “no”. Some conditions stay open then, and your matches ask the one question that would settle the most of them.',
  },
  {
    question: 'Where do the facts come from, and can they be wrong?',
    answer: `Every card says how its facts are known: compared with the organiser’s page, partly found on a page, or our own summary that nobody has compared yet. \
Rules and dates change, so read the official page before you apply. If you find a wrong fact, report it on the award’s page.`,
  },
  {
    question: 'What is an estimated deadline?',
    answer: `The day or the weeks in which the round closed in earlier years. The organiser has not announced the next one, or we have not read it yet. Look it up \
on the official page before you plan around it.`,
  },
  {
    question: 'Does Laurel apply for me?',
    answer:
      'No. “Apply Now” opens the organiser’s own page. Laurel keeps the list, the steps, the days, and your drafts.',
  },
  {
    question: 'Will the essay critique write my essay?',
    answer:
      'No. It reads, asks and points at sentences; the words stay yours. It says nothing where it isn’t sure, and it gives no grade.',
  },
  {
    question: 'I was asked to pay to apply, or to send bank details. Is that right?',
    answer: `Be careful. Few real awards ask for a fee, and none needs a PIN, a card number or a transfer to hand out money. Laurel warns where a listing asks for \
such things. Report it on the award’s page.`,
  },
  {
    question: 'Who sees what I tell you?',
    answer: (
      <>
        Nobody else. No page talks to a third party, sensitive answers are optional and never logged, and you
        can download or erase everything in your profile. More is in the{' '}
        <Link to="/privacy">privacy policy</Link>.
      </>
    ),
  },
  {
    question: 'I can’t sign in.',
    answer: (
      <>
        <Link to="/forgot-password">Ask for a new password</Link>: the link comes by mail and is valid for an
        hour. Look into the spam folder too. After several wrong passwords, the next try has to wait a little.
      </>
    ),
  },
];

/** Answers to what is asked most, and who helps with the rest. */
export const HelpPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/help'].title);
  const { operator } = useSite();
  return (
    <article className="page max-w-3xl pt-12 sm:pt-16">
      <h1 className="text-4xl">Help</h1>
      <p className="mt-4 text-lg text-muted">What students ask most.</p>
      <section id="faq" aria-label="Questions and answers" className="mt-8 border-t border-line">
        {FAQ.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line py-4">
            <summary className="cursor-pointer text-lg font-semibold hover:text-laurel">{question}</summary>
            <p className="mt-2 max-w-prose [&_a]:text-laurel [&_a]:underline [&_a]:underline-offset-4">
              {answer}
            </p>
          </details>
        ))}
      </section>
      <section id="support" aria-labelledby="support-title" className="mt-10">
        <h2 id="support-title" className="text-2xl">
          Still stuck?
        </h2>
        <p className="mt-2 max-w-prose wrap-anywhere">
          {operator ? (
            <>
              Write to {operator.name ?? 'the people who run this Laurel'}:{' '}
              <a className="text-laurel underline underline-offset-4" href={`mailto:${operator.email}`}>
                {operator.email}
              </a>
            </>
          ) : (
            'Ask the people who run this Laurel: your school, your organisation or whoever gave you its address.'
          )}
        </p>
        {operator?.address ? (
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{operator.address}</p>
        ) : null}
      </section>
    </article>
  );
};
