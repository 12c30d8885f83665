import type { SavedScholarshipItem } from '@laurel/contract';
import {
  EMPTY_PLAN,
  type OwnPlan,
  type PlanChange,
  REFEREE_STATES,
  type Referee,
  type RefereeState,
} from '@laurel/domain';
import { Copy, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useChangeSaved } from './use-change-saved.ts';

const newId = () => crypto.randomUUID();

interface PartProps {
  plan: OwnPlan;
  saved: SavedScholarshipItem;
  onChange: (part: PlanChange) => void;
}

const Part = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-3 border-t border-line pt-5">
    <div>
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-muted">{hint}</p>
    </div>
    {children}
  </section>
);

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button variant="ghost" size="iconSm" className="no-print" aria-label={`Remove: ${name}`} onClick={onClick}>
    <Trash2 aria-hidden="true" className="size-4" />
  </Button>
);

const OwnDeadline = ({ plan, onChange }: PartProps) => {
  const [typed, setTyped] = useState(plan.deadline ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== '' && typed !== plan.deadline) onChange({ deadline: typed });
  };
  const remove = () => {
    setTyped('');
    onChange({ deadline: null });
  };
  return (
    <Part
      title="Your closing date"
      hint="Found the day on the official page? Enter it: plan, calendar and reminders then go by it."
    >
      <form onSubmit={submit} className="no-print flex flex-wrap items-end gap-3">
        <TextField
          label="Closing date"
          type="date"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Keep this date
        </Button>
        {plan.deadline === undefined ? null : (
          <Button variant="ghost" onClick={remove}>
            Go by Laurel’s again
          </Button>
        )}
      </form>
      {plan.deadline === undefined ? null : (
        <p className="text-sm">You go by your own date: {dayInWords(plan.deadline)}.</p>
      )}
    </Part>
  );
};

const OwnSteps = ({ plan: { steps }, onChange }: PartProps) => {
  const [label, setLabel] = useState('');
  const [day, setDay] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = label.trim();
    if (wanted === '') return;
    onChange({ steps: [...steps, { id: newId(), label: wanted, ...(day ? { day } : {}), done: false }] });
    setLabel('');
    setDay('');
  };
  const tick = (id: string, done: boolean) =>
    onChange({ steps: steps.map((step) => (step.id === id ? { ...step, done } : step)) });
  return (
    <Part title="Your own steps" hint="What only you know: a form, a call, a visa appointment.">
      {steps.length === 0 ? null : (
        <ul className="grid gap-1.5">
          {steps.map(({ id, label: name, day: due, done }) => (
            <li key={id} className="flex items-start justify-between gap-3">
              <Checkbox
                className="min-w-0 wrap-anywhere"
                label={due === undefined ? name : `${name} (by ${dayInWords(due)})`}
                checked={done}
                onChange={(event) => tick(id, event.target.checked)}
              />
              <RemoveButton
                name={name}
                onClick={() => onChange({ steps: steps.filter((each) => each.id !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="no-print flex flex-wrap items-end gap-3">
        <TextField
          className="grow basis-48"
          label="Step"
          maxLength={200}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <TextField
          label="By"
          optional
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          <Plus aria-hidden="true" className="size-4" />
          Add step
        </Button>
      </form>
    </Part>
  );
};

const STATE_LABELS: Record<RefereeState, string> = {
  to_ask: 'To ask',
  asked: 'Asked',
  promised: 'Promised',
  sent: 'Sent',
};
const STATE_OPTIONS = REFEREE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

/** A request that the student copies into a mail of their own; Laurel writes to no referee. */
export const requestText = ({ scholarship, plan }: SavedScholarshipItem, { name }: Referee): string => {
  const { title, provider, applicationUrl } = scholarship;
  const due = plan?.deadline ? ` It is due by ${dayInWords(plan.deadline)}.` : '';
  return [
    `Dear ${name},`,
    '',
    `I am applying for ${title} (${provider}), and it asks for a reference. Would you be willing to write one for me?${due}`,
    ...(applicationUrl ? ['', `What the award is for: ${applicationUrl}`] : []),
    '',
    'I can send you my CV, my draft and a few points that may help. If you would rather not, please tell me: I will understand.',
    '',
    'Thank you very much',
  ].join('\n');
};

const copyRequest = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Request copied', description: 'Paste it into a mail and make it your own.' });
  } catch {
    toast({ title: 'The request could not be copied', description: text, variant: 'destructive' });
  }
};

const Referees = ({ plan: { referees }, saved, onChange }: PartProps) => {
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    onChange({ referees: [...referees, { id: newId(), name: wanted, state: 'to_ask' }] });
    setName('');
  };
  const move = (id: string, state: RefereeState) =>
    onChange({ referees: referees.map((each) => (each.id === id ? { ...each, state } : each)) });
  return (
    <Part title="Referees" hint="Who writes for you, and where each request stands. Laurel writes to nobody.">
      {referees.length === 0 ? null : (
        <ul className="grid gap-3">
          {referees.map((referee) => (
            <li key={referee.id} className="flex flex-wrap items-end gap-3">
              <Select
                className="grow basis-40"
                label={referee.name}
                options={STATE_OPTIONS}
                value={referee.state}
                onChange={(event) => move(referee.id, event.target.value as RefereeState)}
              />
              <Button variant="secondary" onClick={() => void copyRequest(requestText(saved, referee))}>
                <Copy aria-hidden="true" className="size-4" />
                Copy a request<span className="sr-only"> to {referee.name}</span>
              </Button>
              <RemoveButton
                name={referee.name}
                onClick={() => onChange({ referees: referees.filter(({ id }) => id !== referee.id) })}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="no-print flex flex-wrap items-end gap-3">
        <TextField
          className="grow basis-48"
          label="Name of a referee"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          <Plus aria-hidden="true" className="size-4" />
          Add referee
        </Button>
      </form>
    </Part>
  );
};

/** What the student adds to the plan of one application: closing date, steps and referees. */
export const OwnPlanParts = ({ saved }: { saved: SavedScholarshipItem }) => {
  const { mutate } = useChangeSaved(saved.scholarship.id);
  const part = {
    plan: saved.plan ?? EMPTY_PLAN,
    saved,
    onChange: (plan: PlanChange) => mutate({ plan }),
  };
  return (
    <div className="grid gap-5">
      <OwnDeadline {...part} />
      <OwnSteps {...part} />
      <Referees {...part} />
    </div>
  );
};
