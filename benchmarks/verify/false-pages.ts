import { seededRandom } from '@laurel/domain';

export interface FalsePage {
  name: string;
  html: string;
  expected: 'soft_404' | 'parked' | 'content';
}

const frame = (title: string, body: string, menu: string) =>
  `<html><head><title>${title}</title></head><body><nav>${menu}</nav><main>${body}</main><footer>© 2026</footer></body></html>`;

const NOT_THERE: readonly (readonly [title: string, body: string])[] = [
  ['Page not found', '<h1>Page not found</h1><p>The page you requested could not be found.</p>'],
  ['404', '<h1>404</h1><p>Sorry, that page is gone. Try the search or go back to the start.</p>'],
  [
    'Eastmere University',
    '<h1>Oops!</h1><p>We can’t find the page you are looking for.</p><p>It may have been moved or deleted.</p>',
  ],
  ['Error 404 (Not Found)', '<h2>Error 404</h2><p>The requested URL was not found on this server.</p>'],
  [
    'Not available',
    '<h1>This content is no longer available</h1><p>Our website was redesigned in 2025. Please use the menu.</p>',
  ],
  [
    'Nothing here',
    '<h1>Nothing was found</h1><p>There is nothing at this address. Perhaps a search helps?</p>',
  ],
  ['Seite nicht gefunden', '<h1>Seite nicht gefunden</h1><p>Die gesuchte Adresse gibt es nicht mehr.</p>'],
  ['Page introuvable', '<h1>Page introuvable</h1><p>La page demandée a été déplacée ou supprimée.</p>'],
  ['Página no encontrada', '<h1>Página no encontrada</h1><p>Lo sentimos, el contenido ya no existe.</p>'],
  ['Whoops', '<h1>Whoops, lost your way?</h1><p>The link you followed leads nowhere.</p>'],
  [
    'Scholarships',
    '<h1>Sorry</h1><p>The scholarship page you are looking for does not exist. See all our scholarships.</p>',
  ],
  ['Document missing', '<p>The document could not be located. You may have mistyped the address.</p>'],
  [
    'Moved',
    '<h1>This page has moved</h1><p>Use the menu above to find what you need. This page has been removed from our site.</p>',
  ],
  ['Gone', '<h1>410 Gone</h1><p>The resource is no longer here.</p>'],
];

const PARKED: readonly (readonly [title: string, body: string])[] = [
  [
    'holtfoundation.example',
    '<h1>holtfoundation.example is for sale</h1><p>This domain may be for sale. Make an offer.</p><p>Related searches: student loans, study abroad, scholarships</p>',
  ],
  [
    'Parked',
    '<p>This domain is parked free, courtesy of a registrar.</p><p>Would you like to buy this domain?</p>',
  ],
  [
    'Sponsored',
    '<h2>Sponsored listings</h2><ul><li>Online degree</li><li>Student loans</li><li>Scholarship money</li></ul><p>The domain has expired.</p>',
  ],
  ['Coming soon', '<h1>Website coming soon</h1><p>Future home of something quite cool.</p>'],
  [
    'Account suspended',
    '<h1>Account suspended</h1><p>This account has been suspended. Contact your hosting provider.</p>',
  ],
  [
    'Apache2 Default Page',
    '<h1>Apache2 Debian Default Page</h1><p>It works! This is the default welcome page.</p>',
  ],
  [
    'Welcome to nginx!',
    '<h1>Welcome to nginx!</h1><p>If you see this page, the web server is successfully installed.</p>',
  ],
  [
    'Get this name',
    '<p>The web address you entered is available for purchase. Get this domain before somebody else does.</p>',
  ],
  ['Expired', '<p>This domain has expired. If you are the owner, renew it now at your registrar.</p>'],
  [
    'Best online casino',
    '<h1>Best online casino bonuses</h1><p>Play slots with free spins. Sports betting odds every day, jackpots and poker.</p>',
  ],
  ['Index of /', '<h1>Index of /</h1><pre>Parent Directory cgi-bin/</pre><p>Default page of the server</p>'],
  ['Reserved', '<p>This web space is reserved. No site is configured at this address.</p>'],
  ['Auction', '<p>The domain name is on the market. Our domain brokers help you to own this domain.</p>'],
];

const HONEST: readonly (readonly [title: string, body: string])[] = [
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>Last year 404 scholarships were awarded; applicants must be citizens of Kenya. Deadline: 3 May 2027.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>If you can’t find the application form on this page, write to us. Applications close on 1 March 2027. Open to women in engineering.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>Transcripts that could not be found in our archive are requested again. You must hold a bachelor’s degree. Apply by 9 June 2027.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>Studies of gambling and of online casinos are funded as well: applicants must study psychology. Closing date 1 May 2027.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>Our new website is coming soon. Until then: £900 per month for students of law, deadline 4 April 2027.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>The scholarship is no longer offered. Thank you to all who applied.</p>',
  ],
  [
    'Maren Holt Scholarship',
    '<h1>Maren Holt Scholarship</h1><p>The page you are reading describes the round of 2027. Applicants must be nationals of Peru. Submit by 1 July 2027.</p>',
  ],
  [
    'Holt Foundation',
    '<h1>Scholarships</h1><p>The Maren Holt Scholarship supports students of every subject. Related links: forms, reports. Deadline: 3 May 2027.</p>',
  ],
];

/** 200 pages: error pages that answer 200, parked and taken-over domains, and honest pages that look a little like them. */
export const makeFalsePages = (count = 200, seed = 404): FalsePage[] => {
  const random = seededRandom(seed);
  const menus = ['', '<a>Home</a> <a>Scholarships</a> <a>Contact</a>', '<a>Études</a> <a>Bourses</a>'];
  const extra = [
    '',
    '<p>Try the search.</p>',
    '<p>Thank you for your patience.</p>',
    '<ul><li>Home</li><li>Contact</li></ul>',
  ];
  const kinds = [
    ['soft_404', NOT_THERE],
    ['parked', PARKED],
    ['soft_404', NOT_THERE],
    ['parked', PARKED],
    ['content', HONEST],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [expected, pages] = kinds[index % kinds.length] as (typeof kinds)[number];
    const [title, body] = pages[Math.floor(index / kinds.length) % pages.length] as readonly [string, string];
    const more = expected === 'content' ? '' : extra[Math.floor(random() * extra.length)];
    const menu = menus[Math.floor(random() * menus.length)] ?? '';
    return { name: `${expected} ${index}: ${title}`, html: frame(title, `${body}${more}`, menu), expected };
  });
};
