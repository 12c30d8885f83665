/**
 * Sites that list other people's scholarships. Their text is their own and their facts go stale, so neither a link nor a
 * source may point to them. A host also stands for its subdomains.
 */
const AGGREGATOR_HOSTS = new Set([
  'academicpositions.com',
  'afterschoolafrica.com',
  'advance-africa.com',
  'armacad.info',
  'bachelorsportal.com',
  'bold.org',
  'buddy4study.com',
  'cappex.com',
  'careeronestop.org',
  'chegg.com',
  'collegescholarships.org',
  'edupass.org',
  'estudyassistance.com',
  'fastweb.com',
  'findamasters.com',
  'findaphd.com',
  'globalscholarships.com',
  'goabroad.com',
  'goingmerry.com',
  'greatyop.com',
  'hotcoursesabroad.com',
  'iefa.org',
  'internationalscholarships.com',
  'internationalstudent.com',
  'mastersportal.com',
  'mladiinfo.eu',
  'moneygeek.com',
  'niche.com',
  'opportunitiescircle.com',
  'opportunitiescorners.com',
  'opportunitiesforafricans.com',
  'opportunitiesforyouth.org',
  'opportunitydesk.org',
  'opportunitytracker.ug',
  'petersons.com',
  'phdportal.com',
  'postgrad.com',
  'postgraduatefunding.com',
  'profellow.com',
  'scholarship-positions.com',
  'scholarshipdb.net',
  'scholarshipguide.org',
  'scholarshipowl.com',
  'scholarshipportal.com',
  'scholarshipregion.com',
  'scholarshiproar.com',
  'scholarships.com',
  'scholarships360.org',
  'scholarshipsads.com',
  'scholarshipscorner.website',
  'scholarshiptab.com',
  'scholars4dev.com',
  'studentscholarships.org',
  'studyportals.com',
  'thescholarshiphub.org.uk',
  'topuniversities.com',
  'unigo.com',
  'wemakescholars.com',
  'wikipedia.org',
  'youthop.com',
]);

/** Pages of anyone about anything: never an organiser's own address. */
const GENERIC_HOSTS = new Set([
  'archive.org',
  'bit.ly',
  'blogspot.com',
  'docs.google.com',
  'drive.google.com',
  'facebook.com',
  'forms.gle',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'medium.com',
  't.me',
  'tinyurl.com',
  'twitter.com',
  'x.com',
  'youtube.com',
]);

const listed = (host: string, hosts: ReadonlySet<string>): boolean => {
  const parts = host.toLowerCase().split('.');
  return parts.some((_, index) => hosts.has(parts.slice(index).join('.')));
};

/** Whether the host (no scheme, no port) lists other organisers' scholarships. */
export const isAggregatorHost = (host: string): boolean => {
  return listed(host, AGGREGATOR_HOSTS);
};

/** Whether the host is a social network, a link shortener or the like. */
export const isGenericHost = (host: string): boolean => {
  return listed(host, GENERIC_HOSTS);
};
