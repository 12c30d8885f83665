import type { House, HouseTexts } from '@laurel/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useDeskAct } from './use-desk-act.ts';

const LABELS: Record<keyof HouseTexts, { label: string; hint?: string; isLong?: boolean }> = {
  operatorName: { label: 'Who runs this Laurel' },
  operatorEmail: {
    label: 'Address that students can write to',
    hint: 'Without one the pages name nobody.',
  },
  operatorAddress: { label: 'Postal address', isLong: true },
  dataProtection: { label: 'Whom to ask about personal data', isLong: true },
  retention: { label: 'How long what is kept', isLong: true },
};

const NAMES = Object.keys(LABELS) as (keyof HouseTexts)[];

/** What the public pages say of the operator. An empty field is what the environment says. */
export const HouseTextsForm = ({ texts }: { texts: NonNullable<House['texts']> }) => {
  const [typed, setTyped] = useState(
    () => Object.fromEntries(NAMES.map((name) => [name, texts.written[name] ?? ''])) as HouseTexts,
  );
  const write = useDeskAct((body: HouseTexts) => api('PUT /desk/house/texts', { body }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(typed);
  };
  return (
    <form onSubmit={onSubmit} className="grid max-w-2xl gap-4">
      {NAMES.map((name) => {
        const { label, hint, isLong } = LABELS[name];
        const Field = isLong ? TextArea : TextField;
        const configured = texts.configured[name];
        return (
          <Field
            key={name}
            label={label}
            {...(hint ? { hint } : {})}
            {...(configured ? { placeholder: configured } : {})}
            value={typed[name]}
            onChange={({ target }: { target: { value: string } }) =>
              setTyped({ ...typed, [name]: target.value })
            }
          />
        );
      })}
      <Button type="submit" variant="secondary" className="justify-self-start" loading={write.isPending}>
        Save what the pages say
      </Button>
    </form>
  );
};
