import { escapeHtml } from '@laurel/text';
import type { HistoryRow } from '../catalogue/index.ts';

const FIRST_KNOWN = '2026-11-23T00:00:00.000Z';

const SAYS: Record<HistoryRow['kind'], string> = {
  changed: 'Changed',
  withdrawn: 'No longer listed',
  returned: 'Listed again',
};

const entry = ({ row, title }: { row: HistoryRow; title: string }, origin: string): string => {
  const { scholarshipId, version, kind, changes, createdAt } = row;
  const address = `${origin}/awards/${encodeURIComponent(scholarshipId)}`;
  const lines = changes.map(({ field, from, to }) =>
    from === to ? `${field}: read more exactly` : `${field}: ${from || 'nothing'} → ${to || 'nothing'}`,
  );
  return [
    '  <entry>',
    `    <id>${escapeHtml(`${address}#version-${version}`)}</id>`,
    `    <title>${escapeHtml(`${SAYS[kind]}: ${title}`)}</title>`,
    `    <updated>${createdAt.toISOString()}</updated>`,
    `    <link rel="alternate" href="${escapeHtml(address)}"/>`,
    `    <content type="text">${escapeHtml(lines.join('\n'))}</content>`,
    '  </entry>',
  ].join('\n');
};

/** Changes of the catalogue as Atom (RFC 4287), in the order they are given: the newest first. */
export const changesFeed = (rows: readonly { row: HistoryRow; title: string }[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${escapeHtml(origin)}/api/public/catalogue.atom</id>`,
    '  <title>Changes of Laurel’s catalogue of scholarships</title>',
    `  <updated>${rows[0]?.row.createdAt.toISOString() ?? FIRST_KNOWN}</updated>`,
    '  <author><name>Laurel</name></author>',
    '  <rights>CC BY 4.0</rights>',
    `  <link rel="self" href="${escapeHtml(origin)}/api/public/catalogue.atom"/>`,
    ...rows.map((row) => entry(row, origin)),
    '</feed>',
    '',
  ].join('\n');
