import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { OperatorAddress } from './operator.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'What Laurel does',
    body: (
      <p>
        Laurel lists scholarships, compares their published rules with what you tell it, and shows how well
        they fit. It does not award scholarships, does not apply on your behalf and has no influence on who
        receives one. The operator is the school, organisation or person that runs the Laurel you are using.
      </p>
    ),
    ofOperator: <OperatorAddress />,
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>An account is for one person. Give your real name and an e-mail address that is yours.</li>
        <li>Keep your password to yourself and choose one you use nowhere else.</li>
        <li>
          You may stop using Laurel at any time, and erase your account with everything in it on your profile
          page.
        </li>
        <li>An account that is used to harm others or the service may be closed by the operator.</li>
      </ul>
    ),
  },
  {
    id: 'price',
    title: 'What it costs',
    body: (
      <p>
        Nothing. No credit card is asked for. Early-access users get lifetime premium features free: should
        paid features ever be added, accounts opened during early access have them at no cost.
      </p>
    ),
  },
  {
    id: 'results',
    title: 'What a match means',
    body: (
      <>
        <p>
          A match score from 0 to 100 says how well a scholarship fits what you asked for and how much of its
          rules could be checked. It is not a probability of winning.
        </p>
        <p>
          Records are checked against their source and carry the date of that check, but funders change rules,
          amounts and deadlines without notice. The official page of the scholarship is what counts: read it
          before you apply, and before you rely on a deadline.
        </p>
      </>
    ),
  },
  {
    id: 'essays',
    title: 'What a critique means',
    body: (
      <p>
        Feedback on an essay is advice. It points at your own sentences, asks questions and repairs small
        mistakes; it does not write your essay and does not judge who wrote it. Whether and how help of this
        kind may be used is for the scholarship to say: you are responsible for what you hand in.
      </p>
    ),
  },
  {
    id: 'messages',
    title: 'Notifications and reminders',
    body: (
      <p>
        Laurel tells you of new matches and reminds you of deadlines as far as it knows them, and by e-mail
        only as often as you choose. A mail can be late or lost: don&rsquo;t rely on a reminder alone.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'Fair use',
    body: (
      <ul>
        <li>
          Don&rsquo;t try to reach other people&rsquo;s accounts or data, and don&rsquo;t disturb the service
          for others.
        </li>
        <li>Don&rsquo;t copy the catalogue in bulk through the web pages or the interface behind them.</li>
        <li>Don&rsquo;t upload what you have no right to share.</li>
      </ul>
    ),
  },
  {
    id: 'yours',
    title: 'What is yours stays yours',
    body: (
      <p>
        Your answers, notes and texts belong to you. Laurel uses them to serve you and for nothing else; the{' '}
        <Link to="/privacy" className="prose-link">
          Privacy Policy
        </Link>{' '}
        says exactly what is stored.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No guarantee',
    body: (
      <p>
        Laurel is offered as it is. It can be interrupted, and it can be wrong. As far as the law allows, the
        operator is not liable for a missed deadline, a refused application or a scholarship that turned out
        to be different from its description. Nothing here limits rights that the law gives you and that
        can&rsquo;t be waived.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>When these terms change, the date at their head changes with them, and the new text stands here.</p>
    ),
  },
];

export const TermsPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/terms'].title);
  return (
    <LegalPage
      title="Terms of Service"
      intro="The agreement between you and whoever runs this Laurel, in plain words."
      effective="21 November 2026"
      sections={SECTIONS}
    />
  );
};
