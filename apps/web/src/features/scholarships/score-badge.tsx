import { Badge } from '../../ui/badge.tsx';

/** From here on a match counts as high. */
export const HIGH_SCORE = 80;

/** Green from 80, blue below. */
export const ScoreBadge = ({ score, className }: { score: number; className?: string }) => (
  <Badge variant={score >= HIGH_SCORE ? 'default' : 'secondary'} className={className}>
    {Math.round(score)}% Match
  </Badge>
);
