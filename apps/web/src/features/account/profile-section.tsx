import { type ReactNode, useId } from 'react';
import type { ProfileDraft, ProfileErrors } from './profile-draft.ts';

interface ProfileSectionProps {
  title: string;
  why: ReactNode;
  /** The id that links to this section use. */
  anchor?: string;
  children: ReactNode;
}

/** A group of fields, with the reason why they are asked. */
export const ProfileSection = ({ title, why, anchor, children }: ProfileSectionProps) => {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-9 lg:grid-cols-[17rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-sm text-muted">{why}</p>
      </div>
      <div className="grid gap-6">{children}</div>
    </section>
  );
};

export interface SectionProps {
  draft: ProfileDraft;
  errors: ProfileErrors;
  change: (change: Partial<ProfileDraft>) => void;
}
