import { Link } from 'react-router';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';

/** The logo; it leads to the start page. */
export const Wordmark = () => (
  <Link
    to="/"
    className="flex min-h-11 items-center gap-2 font-display text-[1.625rem] leading-none font-semibold tracking-tight"
  >
    <LogoMark className="size-9" />
    {/* The narrowest windows have no room for it beside three buttons. */}
    <span className="max-[21.5rem]:sr-only">Laurel</span>
  </Link>
);
