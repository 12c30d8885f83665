import { escapeHtml } from '@laurel/text';

/** Placeholder for the public address of the product. The server replaces it when it sends a page. */
export const ORIGIN = '{{origin}}';

export interface PageHead {
  /** Path and query of the page; the canonical one. */
  address: string;
  /** With the product's name. */
  title: string;
  description: string;
  /** Path of the picture of link previews, 1200 by 630, and what it shows. */
  picture?: { address: string; shows: string };
  /** Facts for search engines. */
  data?: object;
  /** Asks search engines to leave the page out. */
  isUnlisted?: boolean;
}

const PICTURE = {
  address: '/og.png',
  shows: 'Laurel: scholarships you can really get. An open book with hills, a path and laurel branches.',
};

/** JSON in a script element: no text in it may end the element. It is data, which no content security policy asks about. */
const jsonScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What stands in the head of a public page: title, description, canonical address, link preview. */
export const headOf = ({
  address,
  title,
  description,
  picture = PICTURE,
  data,
  isUnlisted,
}: PageHead): string => {
  const url = `${ORIGIN}${address}`;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Laurel',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${ORIGIN}${picture.address}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.shows,
    'og:locale': 'en_US',
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    isUnlisted
      ? '<meta name="robots" content="noindex, follow" />'
      : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data ? [jsonScript(data)] : []),
  ].join('\n    ');
};
