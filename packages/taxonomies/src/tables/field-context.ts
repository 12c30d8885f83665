import { phrases } from './phrase-list.ts';

/**
 * How fields of study are spoken of in running text. Source: written for Laurel from readings of scholarship listings.
 * asOf: 2026-11-21.
 */

/** Texts that welcome every field. */
export const ANY_FIELD_PHRASES: string[] = phrases(`
  All; Any; Anything; All fields; Any field; All disciplines; Any discipline; All subjects; Any subject; All majors;
  Any major; All courses; Any course; All areas; Any area; A lot of disciplines; All fields of study;
  Any field of study; All areas of study; Any area of study; All study areas; All programs; All programmes;
  Any program; Any programme; Open; Open to all; Open to all fields; Unrestricted; No restriction;
  No restrictions; Various; Varies; Multiple; Multiple disciplines; All MSc programs;
  All academic disciplines; All academic fields; Any academic discipline; All degree programs; Any degree;
  All degrees; All faculties; Not specified; No specified; Various fields; Various disciplines;
  Multidisciplinary; Interdisciplinary; Most fields; Most disciplines; Many fields; General; Every field;
  All subject areas; Undecided; Undeclared; All undergraduate programs; All graduate programs;
  All Master's programmes; All subjects offered;`);

/** Longer names in which the words name no field of study. */
export const FIELD_BLOCKERS: string[] = phrases(`
  study in English; studying in English; taught in English; courses in English; course in English; programs in English; programmes in English;
  program in English; programme in English; degree in English language; research in English; studies in English; instruction in English;
  Doctor of Philosophy; Bachelor of Science; Bachelor of Arts; Master of Science; Master of Arts;
  Masters of Science; Masters of Arts; Master's of Science; Master's of Arts; Bachelors of Science;
  Bachelors of Arts; Bachelor of Science degree; Associate of Science; Associate of Arts; Doctor of Science;
  Bachelor of Science or Arts; Bachelor of Arts or Science; Bachelor of Arts or Bachelor of Science;
  Master of Science in; Master of Arts in; Bachelor of Science in; Bachelor of Arts in;
  Master of Education and; Master of Philosophy; Bachelor of Philosophy; Doctorate of Philosophy;
  higher education; institution of higher education; continuing education; secondary education;
  post-secondary education; postsecondary education; tertiary education; further education; education level;
  level of education; education loan; education expenses; education costs; education abroad;
  education system; education institution; education institutions; education provider; education history;
  education background; educational background; Department of Education; Ministry of Education;
  Board of Education; Ministry of Higher Education; Secretary of Education; Minister of Education;
  International Education; Institute of International Education; quality education; formal education;
  university education; college education; general education diploma; general education; education fund;
  education foundation; cost of education; years of education; years of formal education; their education;
  your education; his or her education; an education; my education; undergraduate education;
  graduate education; postgraduate education; university-level education; vocational education and training;
  pursuing education; education trust; access to education; right to education; in education and employment;
  full-time education; basic education certificate; U.S. Department of Education; by law; under law;
  law enforcement; state law; federal law; applicable law; applicable laws; laws of; in-laws;
  international law enforcement; copyright law; mother-in-law; required by law; permitted by law;
  prohibited by law; law of the land; data protection law; immigration law requirements; under the law;
  the law; local law; any law; by applicable law; local laws; credit history; medical history; work history;
  academic history; employment history; personal history; history of; a history; criminal history;
  family history; military history of; long history; rich history; study history;
  for the first time in history; educational history; in history; health insurance; medical insurance;
  health and accident insurance; health coverage; health care coverage; health certificate;
  medical certificate; good health; mental and physical health; health condition; health conditions;
  medical examination; medical condition; medical check; health check; physical and mental health;
  health status; in good health; health cover; health fee; health requirements; state of health;
  travel and health insurance; medical expenses; medical care; medical benefits; medical allowance;
  health examination; health services fee; accident insurance; travel insurance; Ministry of Health;
  World Health Organization; National Institutes of Health; Department of Health; medical treatment;
  medical reasons; health reasons; medical costs; physical health; poor health;
  overseas student health cover; English language; English language proficiency; English proficiency;
  English language requirement; English language requirements; language proficiency; language requirement;
  language requirements; language test; language skills; language certificate; language course;
  language courses; language training; language of instruction; language level; command of English;
  language ability; language preparation; official languages; English language skills;
  English language test; English language ability; English language course; foreign language test;
  language competence; language competency; native language; first language; second language;
  other languages; Test of English as a Foreign Language; English as a foreign language;
  English as a second language; mother tongue language; sign language interpreter;
  Japanese language proficiency; German language; French language; Chinese language; Spanish language;
  Italian language; Japanese language; Korean language; business day; business days; business hours;
  business address; business plan; business owner; business owners; business card; small business;
  small businesses; own business; family business; place of business; business idea; business ideas;
  business email; business community; business partners; business leaders; business purposes; a business;
  the business; local business; local businesses; business or organization; Better Business Bureau;
  business trip; business entity; in business for; business sector; business and industry; business world;
  business visa; business attire; their business; his business; new business; start a business;
  business partner; business network; business environment; time management; project management skills;
  management skills; management fee; management committee; senior management; middle management;
  management experience; management position; management positions; management team; line management;
  management role; management of the; risk management plan; under the management of; management board;
  case management; classroom management; financial management of; the management of; management potential;
  management level; state of the art; state-of-the-art; art of; martial arts club; liberal arts college;
  liberal arts colleges; language arts; School of Visual Arts; work of art; works of art; art gallery;
  Faculty of Arts; College of Arts and Sciences; Faculty of Arts and Sciences; School of Arts and Sciences;
  National Endowment for the Arts; Academy of Fine Arts; University of the Arts;
  American Academy of Arts and Sciences; sports club; sports team; sports teams; sports activities;
  sports facilities; school sports; high school sports; youth sports; team sports; sports events;
  music club; music lessons; design team; by design; design a; design your; design an; design the;
  design of the; design of a; design contest; research design; study design; graphic design contest;
  history department; theater tickets; website design contest; political views; political affiliation;
  political party; political parties; race, religion; race, color, religion; freedom of religion;
  religious affiliation; philosophy of; personal philosophy; teaching philosophy; philosophy and mission;
  computer access; personal computer; computer literacy; computer skills; laptop computer; a computer;
  computer lab; computer equipment; computer literate; computer allowance; computer use;
  information technology skills; technology fee; technology fees; assistive technology;
  Institute of Technology; Institutes of Technology; University of Technology;
  University of Science and Technology; University of Engineering and Technology; Ministry of Science;
  Ministry of Science and Technology; National Science Foundation; Massachusetts Institute of Technology;
  National Academy of Sciences; Academy of Sciences; Academy of Science; University of Applied Sciences;
  Universities of Applied Sciences; Faculty of Science; School of Business; Business School;
  business schools; Law School; law schools; Medical School; medical schools; Harvard Business School;
  London Business School; School of Economics; School of Economics and Political Science;
  London School of Economics; London School of Economics and Political Science; University of Agriculture;
  University of the Arts London; College of Engineering; School of Engineering; School of Medicine;
  School of Law; Faculty of Law; Faculty of Engineering; Faculty of Medicine; College of Business;
  Institute of Engineering; Institute of Science; Indian Institute of Science;
  Weizmann Institute of Science; Institute of Science and Technology;
  King Abdullah University of Science and Technology; London School of Hygiene and Tropical Medicine;
  science fair; science fairs; computer science club; high school science; rocket science; financial aid;
  finance office; self-finance; to finance; finance the; finance their; finance your; finance studies;
  Ministry of Finance; personal finances; MPOWER Financing; family finance; finance company; Tourism Board;
  tourist visa; training course; teacher recommendation; teacher reference; counselling service;
  counseling services; nursing home; nursing homes; nursing mothers; household economics;
  security clearance; social security; Social Security number; social media; job security;
  food security of the family; Homeland Security Department; security deposit; defence forces of;
  security number; family history of; public service announcement; public relations office;
  human resources department; human resources office; human resources manager; journalism club; debate club;
  learning environment; academic environment; working environment; work environment; environment of;
  research environment; community development project; social science background; main building;
  communication skills; written communication; oral communication; communication with;
  effective communication; media release; social media accounts; transport costs; transport services;
  public transport; air transport; transport allowance; physics teacher; local transport;
  creative writing sample; writing sample; writing skills; academic writing; social services office;
  short film; film a; photography release; marketing purposes; marketing materials; marketing campaign;
  for marketing; advertising purposes; acting as; video games; sociology department; statistics on;
  statistics show; official statistics; real estate agent; economics of; code of ethics; work ethics;
  ethics committee; theology students association; administration of; administration fee;
  university administration; school administration; Small Business Administration; health and safety;
  criminal justice system; leadership skills; agriculture department; Department of Agriculture;
  U.S. Department of Agriculture; Ministry of Agriculture; under construction; mining company; sales tax;
  local culture; agriculture sector; child care; child care costs; military service; thesis defense;
  dissertation defense; networking opportunities; networking events; programming of; data analysis of;
  robotics club; insurance company; nutrition counselling; teaching assistant; teaching experience;
  teaching staff; banking details; online banking;`);

/**
 * Phrases that name a field only where the context speaks of study: after a cue such as "degree in" or inside a list of
 * fields. Elsewhere they are ordinary words, or name a cause, a sector or a skill.
 */
export const WEAK_FIELD_WORDS: string[] = phrases(`
ACCA; Accounts; Acoustics; acting; administration; advertising; Aerospace; Aesthetics; Agri; Agricultural; 
Algorithms; Analytics; Animal Care; Animal Welfare; Apparel; Arabic Language; Arbitration; Archives; Army; 
art; arts; Athletics; Attorney; Audit; Auditing; Automation; Automotive; Baking; Ballet; Band; banking; 
Basic Education; beauty; Bible; Biodiversity; Biomedical; Braille; Branding; Broadcasting; Buddhism; 
building; business; Business Development; Career Development; Casting; Catalysis; Catering; Cello; 
Chaplaincy; Chem; Child Care Services; childcare; Chinese Language; Cinema; Circular Economy; Circus; 
civics; Civil; Civil Law; Civil Service; Civil Society; Clarinet; Classics; Clean Energy; Climate; 
Climate Action; Clinical Research; Coaching; Coding; Commerce; communication; communications; 
Community Engagement; Community Leadership; Compliance; Composition; Computer; Computer Systems; 
Computers; Conducting; Conflict Prevention; conservation; construction; Consulting; cooking; 
Corporate Governance; Corporate Social Responsibility; Corrections; Corrosion; Cosmetics; Counseling; 
Counselling; CPA; Craft; crafts; Crime Prevention; Critical Thinking Studies; CS; CSR; Culinary; culture; 
Cyber; Dairy; dance; Databases; DBA; defence; defense; Democracy; Demographics; design; development; 
Digital Innovation; Digital Technologies; Digital Technology; Digital Transformation; Diplomacy; 
Directing; Distance Education; Divinity; Documentation; drama; Drawing; E-learning; Early Learning; Econ; 
Economic Development; Economy; Ecosystems; Editing; education; Educational Research; EE; Elderly Care; 
Elections; Electrical; Emergency Services; Emerging Technologies; energy; Energy Efficiency; Engineer; 
English; English Language; entrepreneurship; environment; Environmental; Environmental Conservation; 
Environmental Education; Environmental Protection; Environmental Sustainability; ESL; ethics; Evolution; 
Extraction; Family Business; Farming; Fashion; Fiction; film; Film Production; finance; Fishing; Fitness; 
Flight; Flooring; Flute; Folklore; food; Food Security; Footwear; Foreign Language; Foundation Programme; 
Foundation Year; French Language; games; Gardening; gender; Gender Equality; Genealogy; Geospatial; 
German Language; Globalisation; Globalization; Governance; Government; Graphics; Guitar; Handicrafts; 
Harp; health; Health and Wellness; Health Care; Health Research; Healthcare; Hebrew Language; 
Higher Education; history; Home Care; hospitality; HR; HRM; Human Behavior; Human Behaviour; 
Human Capital; Human Services; Humanitarianism; Hydraulics; Illustration; Information System; 
Infrastructure; innovation; Innovation Management; Instrumentation; insurance; Interiors; 
International Cooperation; International Education; International Organizations; International Trade; 
internet; Interpretation; Interpreting; Investment; Investments; Irrigation; Islam; IT; Italian Language; 
Japanese Language; Jazz; JD; Jewellery; Jewelry; Journalist; Justice; Korean Language; Landscape; 
language; Language Learning; Language Training; languages; Latin; law; Law School Studies; Laws; Lawyer; 
leadership; Leadership Studies; Legal; leisure; Letters; Librarian; Libraries; Library; Life Skills; 
Lifelong Learning; Literature; Livestock; Local Development; Localization; logic; machine; Machinery; 
Magic; management; Maritime; Marketing; MAT; materials; MD; Mechanical; Mechanics; MED; media; Mediation; 
medical; Medical Devices; Medical Field; Medical Research; medicine; Mental Health; Migration; military; 
Minerals; Mines; Mining; Ministry; Missions; ML; Museums; music; Musician; Musicians; National Security; 
Nature and Environment; navigation; Negotiation; networking; News; Notary; Novelists; Nurse; Nutrition; 
Online Education; Opera; Operations; Optics; Optimisation; Optimization; Packaging; Painting; Pastry; 
Pathway Programme; PE; peace; Peace and Development; Percussion; Performance; Personal Development; 
Petroleum; Pharmaceutical; Pharmaceuticals; Philanthropy; philosophy; photography; Physical Activity; 
Physician; Piano; Pilot; Plumbing; Poets; Policy; politics; Portuguese Language; Poverty Reduction; 
Poverty Studies; PR; Premed; Preparatory Year; Priesthood; printing; Private Security; Probability; 
Procurement; Professional Development; programming; Psych; Public Affairs; Public Safety; Public Sector; 
Public Service; Publicity; publishing; Purchasing; Ranching; Recreation; Recycling; Regional Development; 
Rehabilitation; religion; Renewables; Reporting; Restoration; retail; Rhetoric; Roofing; Russian Language; 
safety; sales; Sales Management; science; sciences; Scientific Research; Scripture; sculpture; 
Secondary Education; Securities; security; Seminary; Sensors; services; SET; Sewing; Shipping; Singing; 
Social Change; Social Development; Social Entrepreneurship; Social Innovation; Social Justice; 
Social Media; Social Research; Social Security; Social Services; Social Welfare; Soft Skills; Software; 
Soils; Spanish Language; Special Needs Education; sport; sports; Startups; Stats; Storytelling; 
Strategic Leadership; Strategy; Structures; Surgery; sustainability; Tax; taxation; Teacher; Teachers; 
teaching; Teaching and Learning; Tech; technical; Technical Writing; technologies; technology; 
Telecommunication; Television; Textile; The Arts; Theater; Theatre; tourism; Trade; Trades; Trading; 
Translation; transport; transportation; travel; Trucking; Trumpet; Turkish Language; Ultrasound; 
Valuation; Vet; Viola; Violin; Vocational Education; Vocational Education and Training; Voice; water; 
Water Management; wealth; Weaving; web; Welfare; Wholesale; Wildlife; Women in Engineering; 
Women's Empowerment; writing; `);

/** Words within a few tokens before a weak word that show it is meant as a field. */
export const STUDY_CUES = new Set(
  phrases(`
    study; studying; studies; field; fields; major; majors; majoring; degree; degrees; discipline;
    disciplines; subject; subjects; course; courses; programme; programmes; program; programs; bachelor;
    bachelors; master; masters; phd; msc; bsc; ba; ma; bs; ms; mphil; llm; doctorate; doctoral; diploma;
    faculty; faculties; area; areas; specialising; specializing; specialisation; specialization;
    concentration; department; departments; enrolled; graduate; undergraduate; postgraduate; career;
    careers; discipline; coursework; pursue; pursuing; research`),
);

/** Words after a weak word that show it is meant as a field: "education majors", "law students". */
export const STUDY_FOLLOWERS = new Set(
  phrases(`
    student; students; major; majors; degree; degrees; discipline; disciplines; field; fields; studies;
    faculty; department; graduates; undergraduates; sciences; subjects`),
);

/** Words that may stand between a cue and a weak phrase: "degree in the field of law". */
export const STUDY_GLUE = new Set(
  phrases(`
    in; of; on; the; a; an; any; field; fields; area; areas; subject; subjects; as; :; following; either;
    for; related; to; degree; science; arts; with; is; are; specifically; general; level`),
);

/** Before "of" and a capitalised field these make the name of an institution: "Ministry of Health". */
export const INSTITUTION_LEADS = new Set(
  phrases(`
    university; institute; institutes; academy; ministry; minister; society; association; museum;
    council; foundation; board; bureau; office; center; centre; federation; institution; journal; club;
    chamber; secretary; college; colleges; union; national; house; library; league; guild; congress;
    committee; directorate; conference; organization; organisation; company`),
);

/** After a capitalised field these make the name of an institution: "Logistics Center". */
export const INSTITUTION_FOLLOWERS = new Set(
  phrases(`
    university; institute; academy; society; association; museum; council; foundation; board; center;
    centre; federation; forum; club; company; inc; llc; ltd; corporation; committee; network; group;
    trust; fund; organization; organisation; union; library; magazine; journal; congress; conference;
    summit; alliance; agency; bank; school; schools; college; insurance; today; review; times; weekly`),
);
