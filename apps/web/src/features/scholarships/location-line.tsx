import { MapPin } from 'lucide-react';

/** Where the study takes place, as an item of a card's facts. */
export const LocationLine = ({ location }: { location: string }) => (
  <li className="inline-flex items-start gap-2">
    <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
    <span className="sr-only">Location: </span>
    <span>{location}</span>
  </li>
);
