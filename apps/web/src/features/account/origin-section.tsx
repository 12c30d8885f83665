import { REGIONS, resolveCountry, suggestCountries } from '@laurel/taxonomies';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Select } from '../../ui/select.tsx';
import { STATUS_OPTIONS } from './profile-draft.ts';
import { ProfileSection, type SectionProps } from './profile-section.tsx';

const regionsOf = (country: string) => {
  const code = resolveCountry(country);
  return code ? REGIONS.filter((region) => region.code.startsWith(`${code}-`)) : [];
};

export const OriginSection = ({ draft, errors, change }: SectionProps) => {
  const regions = regionsOf(draft.countryOfResidence);
  const toggle = (status: string, on: boolean) =>
    change({ statuses: on ? [...draft.statuses, status] : draft.statuses.filter((each) => each !== status) });
  return (
    <ProfileSection
      title="Where you are from"
      why="Nearly every scholarship names the citizens or residents it is meant for. This settles more open questions than anything else."
    >
      <ChipsField
        label="Citizenships"
        optional
        hint="All countries whose citizen you are. Decides who may apply."
        addLabel="Add citizenship"
        values={draft.citizenships}
        onChange={(citizenships) => change({ citizenships })}
        suggest={suggestCountries}
        error={errors.citizenships}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Combobox
          label="Country of residence"
          optional
          name="countryOfResidence"
          hint="Where you live now. Some awards ask for residence, not citizenship."
          value={draft.countryOfResidence}
          onChange={(countryOfResidence) => change({ countryOfResidence, regionOfResidence: '' })}
          suggest={suggestCountries}
          error={errors.countryOfResidence}
        />
        {regions.length > 0 ? (
          <Select
            label="State, province or region"
            optional
            name="regionOfResidence"
            hint="Some awards are for residents of one region only."
            placeholder="Not given"
            options={regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={draft.regionOfResidence}
            onChange={(event) => change({ regionOfResidence: event.target.value })}
            error={errors.regionOfResidence}
          />
        ) : null}
      </div>
      <ChipsField
        label="Permanent resident of"
        optional
        hint="Many countries open their awards to permanent residents too."
        addLabel="Add country of permanent residence"
        values={draft.permanentResidences}
        onChange={(permanentResidences) => change({ permanentResidences })}
        suggest={suggestCountries}
        error={errors.permanentResidences}
      />
      <fieldset>
        <legend className="font-semibold">
          Statuses <span className="font-normal text-muted">(optional)</span>
        </legend>
        <p className="mb-2 text-sm text-muted">
          Some awards admit or are reserved for these. A box left empty means &ldquo;not told&rdquo;, never
          &ldquo;no&rdquo;.
        </p>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {STATUS_OPTIONS.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={draft.statuses.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </ProfileSection>
  );
};
