/** What reasons are told apart by. */
interface WithReasons {
  matchReasons: string[];
}

/** Below this many matches nothing is said to be shared. */
const FEWEST_MATCHES = 5;
/** A reason that this share of a list gives is told once for all of it. */
const SHARED_FROM = 0.9;
/** A date is another one on each card and tells no award apart. */
const DATED = /^(?:Deadline|No fixed deadline)/;

/**
 * Puts the reasons that the fewest of a list give first, and takes out those that nearly all of it give: these are told once. A match
 * whose every reason is shared keeps them.
 */
export const tellApart = <M extends WithReasons>(
  matches: readonly M[],
): { matches: M[]; shared: string[] } => {
  const counts = new Map<string, number>();
  for (const { matchReasons } of matches) {
    for (const reason of matchReasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const least = matches.length < FEWEST_MATCHES ? Number.POSITIVE_INFINITY : matches.length * SHARED_FROM;
  const shared = [...counts].flatMap(([reason, count]) =>
    count >= least && !DATED.test(reason) ? [reason] : [],
  );
  const rarity = (reason: string) => (DATED.test(reason) ? matches.length : (counts.get(reason) ?? 0));
  const ordered = matches.map((match) => {
    const own = match.matchReasons.filter((reason) => !shared.includes(reason));
    const kept = own.length === 0 ? match.matchReasons : own;
    return { ...match, matchReasons: kept.toSorted((a, b) => rarity(a) - rarity(b)) };
  });
  return { matches: ordered, shared };
};
