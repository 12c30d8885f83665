import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createLogger } from '../logger.ts';
import { createMetrics, serveMetrics } from './index.ts';

const DASHBOARD = new URL('../../../../../ops/grafana-dashboard.json', import.meta.url);
const ALERTS = new URL('../../../../../ops/alerts.yaml', import.meta.url);
const BACKUP_JOB = new URL('../../../../../ops/backup/laurel-backup.sh', import.meta.url);
const logger = createLogger('silent');

/** Names of a text in Prometheus' format, those of histograms' parts included. */
const namesIn = (text: string) => new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));

describe('the metrics', () => {
  it('hold every one that the dashboard draws', async () => {
    const known = namesIn((await createMetrics().describe()).text);
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const drawn = panels
      .flatMap(({ targets = [] }) => targets)
      .flatMap(({ expr }) => [...expr.matchAll(/\b(laurel|nodejs|process)_\w+/g)].map(([name]) => name));
    expect(drawn.length).toBeGreaterThan(15);
    const unknown = drawn.filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
    const forgotten = [...known].filter(
      (name) => name?.startsWith('laurel_') && !drawn.some((used) => used.startsWith(name)),
    );
    expect(forgotten).toEqual([]);
  });

  it('hold every one that an alert rests on, and every alert says what to do', async () => {
    const known = namesIn((await createMetrics().describe()).text);
    for (const name of namesIn(readFileSync(BACKUP_JOB, 'utf8'))) known.add(name);
    const { groups } = parse(readFileSync(ALERTS, 'utf8')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.map(({ alert }) => alert)).toContain('LaurelFactsLastKnown');
    const named = rules.flatMap(({ expr }) => expr.match(/\blaurel_\w+/g) ?? []);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(rules.filter(({ annotations }) => annotations.summary.length < 40)).toEqual([]);
  });

  it('are answered at one address and leave out what could not be read', async () => {
    const metrics = createMetrics();
    metrics.mailsWaiting.set(7);
    metrics.readBeforeAnswer(() => Promise.reject(new Error('no database')));
    const served = await serveMetrics({ metrics, logger }, { port: 0, host: '127.0.0.1' });
    try {
      const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      const text = await answer.text();
      expect(text).toContain('process_cpu_seconds_total');
      expect(text).not.toMatch(/^laurel_mails_waiting 7/m);
      expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
    } finally {
      served.stop();
    }
  });
});
