import type { Patch } from '@laurel/contract';
import { dayInEnglish } from '@laurel/domain';
import { stripAccents } from '@laurel/text';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, session } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { AudienceField, audienceOf } from './audience-field.tsx';
import { BackToDesk } from './back-to-desk.tsx';
import { deskPath } from './desk-queries.ts';
import { useDeskAct } from './use-desk-act.ts';

/** What the form of a new award holds. */
interface NewAward {
  organization: string;
  title: string;
  page: string;
  description: string;
  location: string;
  /** One a line. */
  conditions: string;
  amountText: string;
  /** YYYY-MM-DD, or empty while none was announced. */
  day: string;
  /** With commas. */
  tags: string;
}

const NO_AWARD: NewAward = {
  organization: '',
  title: '',
  page: '',
  description: '',
  location: '',
  conditions: '',
  amountText: '',
  day: '',
  tags: '',
};

/** An id from words: `Example Town Grant` becomes `example-town-grant`. */
const idOf = ({ organization, title }: Pick<NewAward, 'organization' | 'title'>): string => {
  const words = (text: string) =>
    stripAccents(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
  const own = words(title);
  // An id has two words at least.
  return (own.length > 1 ? own : [...words(organization), ...own]).join('-');
};

const entries = (text: string, between: string): string[] =>
  text
    .split(between)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The award as the catalogue's files would hold it. A condition that nobody has read yet stays open for every student. */
const programmeOf = (award: NewAward): Patch => ({
  id: idOf(award),
  organization: award.organization.trim(),
  title: award.title.trim(),
  page: award.page.trim(),
  description: award.description.trim(),
  location: award.location.trim(),
  eligibility: entries(award.conditions, '\n').map((line) => ({ line })),
  award: { kind: 'unknown', text: award.amountText.trim() },
  deadline: award.day
    ? { kind: 'date', dates: [award.day], text: `Closes on ${dayInEnglish(award.day)}` }
    : { kind: 'unknown', dates: [], text: 'Date not known to us' },
  tags: entries(award.tags, ','),
});

/** An award of this installation, which no import overwrites. */
export const NewAwardPage = () => {
  useDocumentTitle('Desk: a new award');
  const navigate = useNavigate();
  const [award, setAward] = useState(NO_AWARD);
  const [audience, setAudience] = useState('');
  const isAdded = useRef(false);
  const add = useDeskAct(
    (made: NewAward) =>
      api('POST /desk/scholarships', { body: { programme: programmeOf(made), ...audienceOf(audience) } }),
    () => {
      isAdded.current = true;
      void navigate(deskPath(idOf(award)));
    },
  );
  const field = (name: keyof NewAward) => ({
    value: award[name],
    onChange: ({ target }: { target: { value: string } }) => setAward({ ...award, [name]: target.value }),
  });
  const isUnsaved = () =>
    !isAdded.current && session.tokens().token !== null && Object.values(award).some((text) => text !== '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(award);
  };
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <LeaveGuard isUnsaved={isUnsaved} />
      <BackToDesk />
      <h1 className="text-4xl">A new award</h1>
      <p className="mt-3 mb-6 text-lg text-muted">
        It is there for the students of this Laurel alone, and no import overwrites it. What its conditions
        demand is said on the next page; until then they are open for everybody.
      </p>
      <form onSubmit={onSubmit} className="grid gap-5">
        <TextField label="Organisation" required {...field('organization')} />
        <TextField label="Title" required minLength={5} maxLength={140} {...field('title')} />
        <TextField label="Its page" type="url" required {...field('page')} />
        <TextArea
          label="Description"
          hint="60 to 700 letters, in your own words."
          required
          minLength={60}
          maxLength={700}
          {...field('description')}
        />
        <TextField label="Place of study" required {...field('location')} />
        <TextArea
          label="Conditions"
          hint="One a line, two lines at least, each of 15 to 180 letters."
          required
          rows={5}
          {...field('conditions')}
        />
        <TextField label="What it pays, in words" required maxLength={200} {...field('amountText')} />
        <TextField label="Closes on" type="date" optional {...field('day')} />
        <TextField label="Tags" hint="One to four, with commas." required {...field('tags')} />
        <AudienceField value={audience} onChange={setAudience} />
        <Button type="submit" className="justify-self-start" loading={add.isPending} loadingText="Adding...">
          Add the award
        </Button>
      </form>
    </div>
  );
};
