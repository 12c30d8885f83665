import { TextField } from '../../ui/text-field.tsx';

/** For whom a change or a new award is: everybody here, or the people with a confirmed address of one domain. */
export const AudienceField = ({ value, onChange }: { value: string; onChange: (domain: string) => void }) => (
  <TextField
    label="Only for addresses at"
    hint="Such as uni.example: whoever has a confirmed address there sees it, and nobody else. Empty: everybody."
    optional
    maxLength={253}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** What is sent for it: `student@uni.example` and `@uni.example` mean the domain. */
export const audienceOf = (typed: string): { audience?: string } => {
  const domain = typed.trim().replace(/^.*@/, '');
  return domain === '' ? {} : { audience: domain };
};
