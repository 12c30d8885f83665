import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { OperatorAddress, OperatorText } from './operator.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Laurel is software that a school, an organisation or a person runs on a server of theirs. Whoever runs
        the Laurel you are using decides about its data and is the one to ask; this page calls them the
        operator.
      </p>
    ),
    ofOperator: (
      <>
        <OperatorAddress />
        <OperatorText of="dataProtection" title="About your personal data, ask:" />
      </>
    ),
  },
  {
    id: 'stored',
    title: 'What is stored',
    body: (
      <>
        <ul>
          <li>
            Your account: first name, last name, e-mail address, and a one-way digest of your password
            (argon2id). The password itself is never stored.
          </li>
          <li>Your preferences: the answers you give in the preferences form.</li>
          <li>Your profile: the optional facts you choose to add, such as citizenship or a test score.</li>
          <li>
            Your list: the scholarships you save, with their priority and your notes, their status and when it
            changed; and the secret of your calendar address once you ask for one.
          </li>
          <li>
            Your essays: each one you submit, with the prompt and the scholarship you named, and its feedback.
          </li>
          <li>
            Your matches: the results worked out from the above, so that they need not be worked out again.
            What is known about a matching run is erased after a day.
          </li>
          <li>Your notifications, and how often you want them by e-mail.</li>
          <li>
            Your sessions: which sign-ins are open, when they began and were last used, and the browser they
            name.
          </li>
          <li>
            Mails to you until they are sent; that a mail was sent is remembered for 90 days, without what it
            said. A request for a new password keeps a digest of its link for the hour in which it is valid; a
            change of your e-mail address keeps both addresses for the week in which it can be undone.
          </li>
          <li>
            What you report about a scholarship, and apart from it that it was you, so that you can be told
            what became of it. Whoever looks into the report sees its words and not your name.
          </li>
          <li>
            A log of what was done and when: that somebody signed in, saved, exported or changed something,
            never what you wrote or looked at. It names your account by a number of its own. Your profile page
            shows you every access to your account.
          </li>
        </ul>
        <p>
          Nothing else about you is collected: no location, no device fingerprint, no record of the pages you
          look at.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What it is used for',
    body: (
      <p>
        To find scholarships for you and explain them, to give feedback on your essays, to remind you of
        deadlines and tell you of new matches, and to keep your account safe. For nothing else: your data is
        not sold, not shared with scholarship organisations, and not used to train anything.
      </p>
    ),
  },
  {
    id: 'sensitive',
    title: 'Sensitive answers',
    body: (
      <p>
        Questions about gender, disability, illness, faith, heritage, family, being the first of your family
        to study, belonging to a minority, and financial need, and those that single awards ask, are optional.
        They are asked because some scholarships are meant for exactly these students, and they are used for
        nothing but matching. They are never written to a log and never sent to a language model. Leaving them
        out never counts against you, and each can be taken back alone.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    body: (
      <p>
        No page of Laurel sends a request to anyone but the server you opened it from: fonts, pictures and
        scripts all come from there. There is no analytics service, no advertising and no embedded content.
        When you follow a link to a scholarship&rsquo;s official page you leave Laurel, and that site&rsquo;s
        own rules apply; it is not told which page you came from or who you are.
      </p>
    ),
  },
  {
    id: 'language-model',
    title: 'Language model',
    body: (
      <p>
        Laurel is complete without one. Who runs this server may connect a language model. It reads an essay
        only when you tick the box at the form, which names the model and who runs it. Then the essay, its
        prompt, the published text of the award it is for and what our rules found in them are sent to it.
        Your names, the names of other people that we recognise, and every e-mail address, telephone number
        and link are taken out; nothing from your preferences or your profile goes along. Feedback that such a
        reading has joined says so. It may also word sentences about scholarships and read their published
        texts; nothing about any student is sent for that.
      </p>
    ),
  },
  {
    id: 'mail',
    title: 'E-mail',
    body: (
      <p>
        Mails are sent through the mail server that the operator has set up: about your account, such as a new
        password, and, if you wish, about new matches and deadlines. Every mail of the second kind has a link
        that ends them at once, without signing in. No mail contains a picture or link that tells whether you
        have read it.
      </p>
    ),
  },
  {
    id: 'browser',
    title: 'What your browser keeps',
    body: (
      <>
        <p>
          While you are signed in, your browser&rsquo;s local storage holds these entries of Laurel&rsquo;s:
        </p>
        <ul>
          <li>
            <code>authToken</code> and <code>refreshToken</code>: the keys of your session.
          </li>
          <li>
            <code>userData</code>: your name and e-mail address, to greet you.
          </li>
          <li>
            <code>draft:essay</code> with your account&rsquo;s number: the essay you are writing, until you
            submit it.
          </li>
          <li>
            <code>theme</code>: light or dark, if you chose one.
          </li>
        </ul>
        <p>
          Without an account, what you answer and save on{' '}
          <Link to="/find" className="prose-link">
            the page of five questions
          </Link>{' '}
          is kept there as <code>guest-answers</code> and never sent; &ldquo;Forget my answers&rdquo; erases
          it. If you open an account to keep it, your e-mail address is noted as <code>keep-answers-for</code>{' '}
          until everything has arrived there.
        </p>
        <p>
          So that they can be read without network, it also keeps your preferences, your saved list and the
          essays you opened, under your account&rsquo;s number, in its database <code>laurel</code>; and, in
          its cache, the files that Laurel is made of.
        </p>
        <p>
          Signing out removes all of that but the theme and Laurel&rsquo;s own files. Whatever else you have
          typed and not saved yet, which scholarships you compare, and the number of a matching run under way,
          stay in the storage of the open tab until you save, sign out there or close it. A session ends after
          one day, or after thirty days when you ticked &ldquo;Remember me&rdquo;. Laurel sets no cookies.
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: 'Server logs',
    body: (
      <p>
        The server keeps technical logs to find faults: the time, the kind of request, its outcome and a
        request id. Passwords, tokens, essays and the answers of your preferences and profile are kept out of
        them. Where the operator has set up no mail server, the links that reset a password or confirm an
        e-mail address stand in the log, so that the operator can hand them on.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Seeing, taking along and erasing your data',
    body: (
      <>
        <p>
          You can see and change your preferences on the dashboard and your profile facts on the profile page,
          and clear each fact alone. Saved scholarships disappear when you remove them, and an essay with its
          feedback when you delete it.
        </p>
        <p>
          Your profile page also gives you everything that is stored about you as one file, shows the sessions
          that are open and ends them, and erases your account with everything in it, at once. The server
          keeps safety copies of its database for a limited time, in which erased data remains until they are
          replaced; how long is the operator&rsquo;s choice. The log of what was done only grows: its lines
          stay when your account is erased, but the number by which they name it leads to nobody any more.
        </p>
      </>
    ),
    ofOperator: <OperatorText of="retention" title="How long the operator keeps what:" />,
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>When this policy changes, the date at its head changes with it, and the new text stands here.</p>
    ),
  },
];

export const PrivacyPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/privacy'].title);
  return (
    <LegalPage
      title="Privacy Policy"
      intro="What Laurel stores about you, why, and what it never does. Written to be read."
      effective="23 November 2026"
      sections={SECTIONS}
    />
  );
};
