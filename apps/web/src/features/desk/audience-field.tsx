import { TextField } from '../../ui/text-field.tsx';

/** For whom a change or a new award is: everybody here, or one group. */
export const AudienceField = ({ value, onChange }: { value: string; onChange: (group: string) => void }) => (
  <TextField
    label="Only for the group"
    hint="Such as uni.example: whoever has a confirmed address there or joined by a code sees it, and nobody else. Empty: everybody."
    optional
    maxLength={100}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** What is sent for it: `student@uni.example` and `@uni.example` mean the domain. */
export const audienceOf = (typed: string): { audience?: string } => {
  const group = typed.trim().replace(/^.*@/, '');
  return group === '' ? {} : { audience: group };
};
