import type { ReactNode } from 'react';

/** A titled group of fields: title beside them where there is room, above them on a phone. */
export const FormSection = ({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
    <legend className="float-left w-full lg:w-52">
      <span className="font-display text-xl font-semibold">{title}</span>
      <span className="mt-1 block text-sm font-normal text-muted">{text}</span>
    </legend>
    <div className="grid min-w-0 gap-6 lg:col-start-2">{children}</div>
  </fieldset>
);
