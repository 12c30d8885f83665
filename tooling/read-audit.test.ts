import { expect, it } from 'vitest';
import { readAudit } from './read-audit.ts';

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 312 } } });

it('an audit that finds nothing says of how much', () => {
  expect(readAudit(report({}))).toEqual({ outcome: 'ok', told: ['none known in 312 packages'] });
});

it('an audit names each weakness, and what brings it in', () => {
  const title = 'Names are not escaped';
  const url = 'https://advisories.example/1';
  const audit = report({
    inner: { severity: 'high', via: [{ title, url }] },
    outer: { severity: 'high', via: ['inner'] },
  });
  expect(readAudit(audit)).toEqual({
    outcome: 'FAILED',
    told: [`inner (high): ${title} ${url}`, 'outer (high): through inner'],
  });
});

it.each([
  ['refuses', JSON.stringify({ message: '405 Method Not Allowed' }), '405 Method Not Allowed'],
  ['can not be reached', '', 'npm printed no report'],
  ['answers with something else', '<html>', 'npm printed no report'],
])('an audit is skipped, and no success, when the registry %s', (_what, text, why) => {
  expect(readAudit(text)).toEqual({
    outcome: 'SKIPPED',
    told: [`the registry gave no advisories, so nothing is known: ${why}`],
  });
});
