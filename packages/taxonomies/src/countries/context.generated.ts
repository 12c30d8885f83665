// Written by tooling/compile-vocabulary.ts from context.yaml: change that file.

export const CAPITAL_ONLY: readonly string[] = [
  "turkey", "china", "jordan", "chad", "guinea", "georgia", "mali", "togo", "oman", "cuba", "antigua",
  "america", "czech", "saudi", "lao", "timor",
];

export const UPPER_ONLY: readonly string[] = ["us","drc","prc","ksa","rok","rsa","frg","fsm","bvi","opt","car","bih","u s","u s a","u k","ussr"];

export const PERSON_NAMES: readonly string[] = ["jordan","chad","israel","holland","montserrat","jersey","trinidad","saint vincent","st vincent"];

export const PLACE_NEIGHBOURS: readonly string[] = [
  "university", "college", "institute", "school", "academy", "government", "embassy", "ministry", "republic",
  "kingdom", "students", "student", "citizens", "citizen", "nationals", "national", "residents", "resident",
  "applicants", "scholarship", "scholarships", "fellowship", "fellowships", "award", "awards", "grant",
  "grants", "programme", "program", "from", "in", "of", "for", "to", "the", "and", "or", "any", "all", "only",
  "eligible", "countries", "country", "host", "location", "nationality", "citizenship", "study", "tuition",
  "top", "be", "must", "if", "is", "are", "at", "with", "by", "as", "a", "an", "on", "visit", "phd",
  "masters", "master", "bachelor", "undergraduate", "postgraduate", "graduate", "commonwealth", "chevening",
  "fulbright", "erasmus", "daad", "campus", "office", "alumni", "foundation", "trust", "council", "north",
  "south", "east", "west", "northern", "southern", "eastern", "western", "central", "rural", "greater",
  "state", "candidates", "women", "youth", "international", "scholars", "researchers", "new", "region",
  "territory",
];

export const PLACE_LEADS: readonly string[] = ["in","from","of","to","across","within","outside","throughout"];

export const PRONOUN_CUES: readonly string[] = [
  "contact", "join", "with", "email", "tell", "give", "follow", "call", "about", "help", "let", "send",
  "visit", "reach", "show", "find", "support", "like", "why", "gives", "tells", "to", "for", "on",
];

export const PRONOUN_VERBS: readonly string[] = ["contact","join","follow"];

export const COUNTRY_BLOCKERS: readonly string[] = [
  "Bassas da India", "Netherlands Antilles", "South Georgia and the Islands", "New Mexico", "New England",
  "New South Wales", "New Britain", "New Jersey", "Jersey City", "Jersey Shore", "New Guinea",
  "Gulf of Mexico", "guinea pig", "guinea pigs", "guinea fowl", "Georgia Tech", "Georgia State",
  "Georgia Southern", "Georgia Institute of Technology", "University of Georgia",
  "University of Georgia Athens", "Atlanta, Georgia", "Savannah, Georgia", "Athens, Georgia",
  "Augusta, Georgia", "Macon, Georgia", "State of Georgia", "South Georgia State", "Indiana University",
  "Air Jordan", "Michael Jordan", "Barbara Jordan", "Vernon Jordan", "Jordan River", "Jordan Valley",
  "Lebanon Valley", "Lebanon, Pennsylvania", "Cuba, New York", "Peru, Indiana", "China Town", "East China",
  "West Virginia", "Bank of America", "Prince of Wales", "Princess of Wales", "Duke of Edinburgh",
  "Latin America", "South America", "North America", "Central America", "Northern America",
  "Scouting America", "Scouts of America", "Boy Scouts of America", "Future Farmers of America",
  "Business Professionals of America", "Distributive Education Clubs of America",
  "Mortgage Bankers Association of America", "Health Occupations Students of America",
  "Family, Career and Community Leaders of America", "Future Business Leaders of America",
  "Writers of America", "Society of America", "Clubs of America", "Soil Science Society of America",
  "Optical Society of America", "Geological Society of America", "Teach for America", "Miss America",
  "America Needs You", "Girls Inc of America", "Sisters of America", "Club of America",
  "Association of America", "Corporation of America", "Guild of America", "Institute of America",
  "Brotherhood of America", "Daughters of America", "Council of America", "Arts of America",
  "Workers of America", "Veterans of America", "Foundation of America", "League of America",
  "Federation of America", "Bird of Paradise", "Niger Delta", "Niger State", "Niger River", "Oman Air",
  "Mali Empire", "Turkey Run", "Paris, Texas", "Holland, Michigan", "Holland College", "New Holland",
  "New Ireland", "Saint Vincent College", "St Vincent College", "St Vincent Hospital", "Cayman Chemical",
  "Wales Bonner", "Virgin Australia", "Tom Holland", "Isle of Wight", "Congo River", "Congo Basin",
  "Canada Goose", "Lake Malawi", "Lake Chad", "Lake Tanganyika", "Panama City, Florida", "Panama City Beach",
  "Dominica Day", "Samoa Joe", "Dominican University", "Dominican College", "Chad Zimmerman", "US dollar",
  "US dollars", "US$", "AUS", "America Samoa", "Republic of Srpska", "Polish-American",
  "United States dollar", "United States dollars", "U.S. News", "U.S. News and World Report",
  "U.S. Department of Education", "U.S. Department of State", "U.S. Embassy", "Saudi Aramco",
  "England Biolabs", "Bank of England", "Church of England", "Church of Scotland", "Bank of China",
  "Air France", "Air Canada", "Air New Zealand", "Wales Millennium",
];

export const GEORGIA_COUNTRY_SIGNS: readonly string[] = [
  "citizen", "citizens", "citizenship", "national", "nationals", "nationality", "passport", "tbilisi",
  "caucasus", "republic", "countries", "country", "ukraine", "embassy",
];

export const GEORGIA_STATE_SIGNS: readonly string[] = [
  "state", "county", "atlanta", "savannah", "athens", "augusta", "macon", "us", "usa", "ga", "tech", "u.s",
  "hope", "resident", "residents", "residency", "southern", "residing", "high", "legal", "carolina", "peach",
  "columbus",
];
