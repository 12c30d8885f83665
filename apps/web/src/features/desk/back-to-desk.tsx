import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export const BackToDesk = () => (
  <Link to="/desk" className="mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink">
    <ArrowLeft aria-hidden="true" className="size-4" />
    The desk
  </Link>
);
