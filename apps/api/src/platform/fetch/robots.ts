/** The rules of a site's robots.txt for our agent (RFC 9309). */
export interface Robots {
  /** @param path path and query of an address */
  allows(path: string): boolean;
  /** Seconds that the site asks for between two requests. */
  crawlDelay: number;
}

interface Group {
  agents: string[];
  rules: { allow: boolean; path: string }[];
  crawlDelay: number;
}

/** Everything is allowed: what a missing robots.txt says. */
export const NO_ROBOTS: Robots = { allows: () => true, crawlDelay: 0 };
/** Nothing is allowed: what an unreachable robots.txt says. */
export const CLOSED_ROBOTS: Robots = { allows: () => false, crawlDelay: 0 };

/** The rules for the agent of this name (lower case), or those for `*`. */
export const readRobots = (text: string, agent: string): Robots => {
  const groups = readGroups(text);
  const named = groups.filter(({ agents }) => agents.some((each) => each !== '*' && agent.startsWith(each)));
  const mine = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = mine.flatMap((group) => group.rules);
  return {
    allows: (path) => {
      const fitting = rules.filter((rule) => fits(rule.path, path));
      // The longest rule wins; of equal ones the one that allows.
      const best = fitting.sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
      return best[0]?.allow ?? true;
    },
    crawlDelay: Math.max(0, ...mine.map(({ crawlDelay }) => crawlDelay)),
  };
};

const readGroups = (text: string): Group[] => {
  const groups: Group[] = [];
  let naming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = line.replace(/#.*$/, '').match(/^\s*([\w-]+)\s*:\s*(.*?)\s*$/) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (!naming) groups.push({ agents: [], rules: [], crawlDelay: 0 });
      groups.at(-1)?.agents.push(value.toLowerCase());
      naming = true;
    } else if (name === 'allow' || name === 'disallow' || name === 'crawl-delay') {
      naming = false;
      addRule(groups.at(-1), name, value);
    }
  }
  return groups;
};

const addRule = (
  group: Group | undefined,
  name: 'allow' | 'disallow' | 'crawl-delay',
  value: string,
): void => {
  if (name === 'crawl-delay') {
    const seconds = Number(value);
    if (group && seconds > 0) group.crawlDelay = seconds;
  } else if (value !== '') {
    group?.rules.push({ allow: name === 'allow', path: value });
  }
};

/** Whether a rule's path, with `*` for anything and `$` for the end, begins `path`. Linear: no backtracking into parts. */
const fits = (rule: string, path: string): boolean => {
  const toEnd = rule.endsWith('$');
  const [first = '', ...rest] = (toEnd ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  const last = rest.pop();
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last === undefined) return !toEnd || path.length === at;
  if (toEnd) return path.length - last.length >= at && path.endsWith(last);
  return path.indexOf(last, at) >= 0;
};
