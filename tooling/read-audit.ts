/** The parts of the output of `npm audit --json` that are read here (report version 2). */
interface Audit {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
  metadata?: { dependencies: { prod: number } };
  message?: string;
}

export interface AuditOutcome {
  outcome: 'ok' | 'FAILED' | 'SKIPPED';
  /** Lines for a person. */
  told: string[];
}

const parse = (text: string): Audit => {
  try {
    return (JSON.parse(text) as Audit | null) ?? {};
  } catch {
    // npm printed something other than a report.
    return {};
  }
};

/**
 * What an audit found. When the registry gave no advisories, that is reported as a failure, not as a success.
 * @param text what `npm audit --json` printed
 */
export const readAudit = (text: string): AuditOutcome => {
  const { auditReportVersion, vulnerabilities = {}, metadata, message } = parse(text);
  if (auditReportVersion !== 2 || !metadata) {
    const why = message ?? 'npm printed no report';
    return { outcome: 'SKIPPED', told: [`the registry gave no advisories, so nothing is known: ${why}`] };
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.map((cause) =>
      typeof cause === 'string'
        ? `${name} (${severity}): through ${cause}`
        : `${name} (${severity}): ${cause.title} ${cause.url}`,
    ),
  );
  return found.length > 0
    ? { outcome: 'FAILED', told: found }
    : { outcome: 'ok', told: [`none known in ${metadata.dependencies.prod} packages`] };
};
