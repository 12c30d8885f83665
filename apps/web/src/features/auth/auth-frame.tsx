import type { ReactNode } from 'react';
import { LaurelBranch } from '../../ui/illustrations/laurel-branch.tsx';

const Wreath = () => (
  <svg viewBox="0 0 400 420" aria-hidden="true" className="mx-auto w-full max-w-80">
    {[undefined, 'matrix(-1 0 0 1 400 0)'].map((transform) => (
      <g key={transform ?? 'left'} transform={transform}>
        <LaurelBranch
          curve={[
            { x: 194, y: 392 },
            { x: 54, y: 374 },
            { x: 10, y: 190 },
            { x: 126, y: 62 },
          ]}
          pairs={9}
          size={1.45}
          leafClass="fill-[#6f9a6b]"
          ribClass="stroke-grove"
          stemClass="stroke-[#6f9a6b]"
          berries
        />
      </g>
    ))}
    <circle cx="200" cy="394" r="8" className="fill-brass-bright" />
  </svg>
);

interface AuthFrameProps {
  title: string;
  intro: ReactNode;
  /** A few words inside the wreath. */
  motto: string;
  children: ReactNode;
}

/** The frame of all sign-in and sign-up pages: the form, and a wreath beside it. */
export const AuthFrame = ({ title, intro, motto, children }: AuthFrameProps) => (
  <div className="page py-8 sm:py-14">
    <div className="mx-auto grid max-w-xl overflow-hidden rounded-xl border border-line bg-raised shadow-lift lg:max-w-5xl lg:grid-cols-[1fr_25rem]">
      <div className="px-5 py-8 sm:px-12 sm:py-12">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-muted">{intro}</p>
        <div className="mt-7">{children}</div>
      </div>
      <div className="relative hidden items-center bg-grove p-8 text-on-grove lg:grid" aria-hidden="true">
        <div className="relative">
          <Wreath />
          <p className="absolute inset-0 grid place-items-center px-24 text-center font-display text-xl leading-snug text-balance">
            {motto}
          </p>
        </div>
      </div>
    </div>
  </div>
);
