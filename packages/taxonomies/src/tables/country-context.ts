import { phrases } from './phrase-list.ts';

/**
 * Words that decide whether a word in running text means a country. All lower-case and normalised.
 * Source: written for Laurel from readings of scholarship listings. asOf: 2026-11-21.
 */

/** Names that only count with a capital: lower-case they are common English words. */
export const CAPITAL_ONLY = new Set(
  phrases(`
    turkey; china; jordan; chad; guinea; georgia; mali; togo; oman; cuba; antigua; america; czech; saudi;
    lao; timor`),
);

/** Abbreviations that only count in capitals or with stops. */
export const UPPER_ONLY = new Set(
  phrases(`
    us; drc; prc; ksa; rok; rsa; frg; fsm; bvi; opt; car; bih; u s; u s a; u k; ussr`),
);

/** Country names that are also names of persons. */
export const PERSON_NAMES = new Set(
  phrases(`
    jordan; chad; israel; holland; montserrat; jersey; trinidad; saint vincent; st vincent`),
);

/** Capitalised words that may stand beside a country's name without making it a person's or a firm's. */
export const PLACE_NEIGHBOURS = new Set(
  phrases(`
    university; college; institute; school; academy; government; embassy; ministry; republic; kingdom;
    students; student; citizens; citizen; nationals; national; residents; resident; applicants;
    scholarship; scholarships; fellowship; fellowships; award; awards; grant; grants; programme; program;
    from; in; of; for; to; the; and; or; any; all; only; eligible; countries; country; host; location;
    nationality; citizenship; study; tuition; top; be; must; if; is; are; at; with; by; as; a; an; on;
    visit; phd; masters; master; bachelor; undergraduate; postgraduate; graduate; commonwealth;
    chevening; fulbright; erasmus; daad; campus; office; alumni; foundation; trust; council; north;
    south; east; west; northern; southern; eastern; western; central; rural; greater; state; candidates;
    women; youth; international; scholars; researchers; new; region; territory`),
);

/** Words before a name that show it to be a place: "study in Jordan". */
export const PLACE_LEADS = new Set(['in', 'from', 'of', 'to', 'across', 'within', 'outside', 'throughout']);

/** Words after which "US" is the pronoun when they are shouted as well: "HELP US". */
export const PRONOUN_CUES = new Set(
  phrases(`
    contact; join; with; email; tell; give; follow; call; about; help; let; send; visit; reach; show; find;
    support; like; why; gives; tells; to; for; on`),
);

/** Words after which "US" is the pronoun even so: "Contact US". */
export const PRONOUN_VERBS = new Set(['contact', 'join', 'follow']);

/** Longer names in which a country's name is not the country. */
export const COUNTRY_BLOCKERS: string[] = phrases(`
    Bassas da India; Netherlands Antilles; South Georgia and the Islands; New Mexico; New England;
    New South Wales; New Britain; New Jersey; Jersey City; Jersey Shore; New Guinea; Gulf of Mexico;
    guinea pig; guinea pigs; guinea fowl; Georgia Tech; Georgia State; Georgia Southern;
    Georgia Institute of Technology; University of Georgia; University of Georgia Athens;
    Atlanta, Georgia; Savannah, Georgia; Athens, Georgia; Augusta, Georgia; Macon, Georgia;
    State of Georgia; South Georgia State; Indiana University; Air Jordan; Michael Jordan;
    Barbara Jordan; Vernon Jordan; Jordan River; Jordan Valley; Lebanon Valley; Lebanon, Pennsylvania;
    Cuba, New York; Peru, Indiana; China Town; East China; West Virginia; Bank of America;
    Prince of Wales; Princess of Wales; Duke of Edinburgh; Latin America; South America; North America;
    Central America; Northern America; Scouting America; Scouts of America; Boy Scouts of America;
    Future Farmers of America; Business Professionals of America;
    Distributive Education Clubs of America; Mortgage Bankers Association of America;
    Health Occupations Students of America; Family, Career and Community Leaders of America;
    Future Business Leaders of America; Writers of America; Society of America; Clubs of America;
    Soil Science Society of America; Optical Society of America; Geological Society of America;
    Teach for America; Miss America; America Needs You; Girls Inc of America; Sisters of America;
    Club of America; Association of America; Corporation of America; Guild of America;
    Institute of America; Brotherhood of America; Daughters of America; Council of America;
    Arts of America; Workers of America; Veterans of America; Foundation of America; League of America;
    Federation of America; Bird of Paradise; Niger Delta; Niger State; Niger River; Oman Air;
    Mali Empire; Turkey Run; Paris, Texas; Holland, Michigan; Holland College; New Holland; New Ireland;
    Saint Vincent College; St Vincent College; St Vincent Hospital; Cayman Chemical; Wales Bonner;
    Virgin Australia; Tom Holland; Isle of Wight; Congo River; Congo Basin; Canada Goose; Lake Malawi;
    Lake Chad; Lake Tanganyika; Panama City, Florida; Panama City Beach; Dominica Day; Samoa Joe;
    Dominican University; Dominican College; Chad Zimmerman; US dollar; US dollars; US$; US Dollar;
    U.S. dollars; U.S. dollar; US $; U.S. $; AUS; America Samoa; Republic of Srpska; Polish-American;
    United States dollar; United States dollars; U.S. News; US News; U.S. News and World Report;
    U.S. Department of Education; US Department of Education; U.S. Department of State;
    US Department of State; U.S. Embassy; US Embassy; Saudi Aramco; England Biolabs; Bank of England;
    Church of England; Church of Scotland; Bank of China; Air France; Air Canada; Air New Zealand;
    Wales Millennium`);
