import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { deskPath } from './desk-queries.ts';
import { idOf, type NewAward, NO_AWARD, programmeOf } from './new-award.ts';
import { useDeskAct } from './use-desk-act.ts';

/** An award of this installation, which no import overwrites. */
export const NewAwardPage = () => {
  useDocumentTitle('Desk: a new award');
  const navigate = useNavigate();
  const [award, setAward] = useState(NO_AWARD);
  const add = useDeskAct(
    (made: NewAward) => api('POST /desk/scholarships', { body: { programme: programmeOf(made) } }),
    () => void navigate(deskPath(idOf(award))),
  );
  const field = (name: keyof NewAward) => ({
    value: award[name],
    onChange: ({ target }: { target: { value: string } }) => setAward({ ...award, [name]: target.value }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(award);
  };
  return (
    <div className="page max-w-3xl py-8 sm:py-12">
      <Link
        to="/desk"
        className="mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        The desk
      </Link>
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
        <Button type="submit" className="justify-self-start" loading={add.isPending} loadingText="Adding...">
          Add the award
        </Button>
      </form>
    </div>
  );
};
