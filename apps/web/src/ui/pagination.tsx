import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PaginationProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  label?: string;
}

export const Pagination = ({ page, totalPages, onPage, label = 'Pages' }: PaginationProps) => (
  <nav aria-label={label} className="no-print flex flex-wrap items-center justify-center gap-4">
    <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <ChevronLeft aria-hidden="true" className="size-4" />
      Previous
    </Button>
    <p aria-live="polite" className="text-sm text-muted tabular-nums">
      Page {page} of {totalPages}
    </p>
    <Button variant="secondary" size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
      Next
      <ChevronRight aria-hidden="true" className="size-4" />
    </Button>
  </nav>
);
