import { phrases } from './phrase-list.ts';

/**
 * English phrases for country groups in scholarship texts. A key of two codes gives a hit for each. The phrases made of an adjective and a
 * word such as "countries" or "citizens" are derived from `GROUP_ADJECTIVES`.
 * Source: written for Laurel from wordings of funders' calls. asOf: 2026-11-21.
 */
export const GROUP_PHRASES: Record<string, string[]> = {
  'group:east-africa group:southern-africa': [
    'Eastern and Southern Africa',
    'East and Southern Africa',
    'Southern and Eastern Africa',
    'Southern and East Africa',
  ],
  'group:west-africa group:central-africa': [
    'West and Central Africa',
    'Western and Central Africa',
    'Central and West Africa',
    'Central and Western Africa',
  ],
  'group:east-africa group:west-africa': [
    'East and West Africa',
    'West and East Africa',
    'Eastern and Western Africa',
  ],
  'group:east-africa group:central-africa': [
    'East and Central Africa',
    'Central and East Africa',
    'Eastern and Central Africa',
  ],
  'group:north-africa group:west-africa': ['North and West Africa', 'West and North Africa'],
  'group:central-america group:south-america': [
    'Central and South America',
    'South and Central America',
    'Central & South America',
    'Central or South America',
  ],
  'group:north-america group:south-america': ['North and South America', 'North or South America'],
  'group:south-asia group:south-east-asia': [
    'South and Southeast Asia',
    'South and South East Asia',
    'South & Southeast Asia',
    'Southern and Southeast Asia',
  ],
  'group:east-asia group:south-east-asia': ['East and Southeast Asia', 'East and South East Asia'],
  'group:central-asia group:south-asia': ['Central and South Asia', 'South and Central Asia'],
  'group:africa group:asia': [
    'African and Asian countries',
    'Asian and African countries',
    'Asian or African countries',
    'Afro-Asian countries',
  ],
  'group:low-income group:lower-middle-income': [
    'low and lower-middle income countries',
    'low- and lower-middle-income countries',
    'low or lower-middle income countries',
    'low income and lower middle income countries',
    'low-income or lower-middle-income countries',
  ],
  'group:eu': phrases(`
    European Union; EU; E.U.; EU27; EU-27; European Community; European Communities;
    Member States of the European Union`),
  'group:eea': ['European Economic Area', 'EEA', 'E.E.A.'],
  'group:efta': ['European Free Trade Association', 'EFTA'],
  'group:schengen': ['Schengen', 'Schengen area', 'Schengen zone'],
  'group:commonwealth': phrases(`
    Commonwealth of Nations; British Commonwealth; the Commonwealth; Commonwealth citizen;
    Commonwealth citizens; Commonwealth national; Commonwealth nationals; countries of the Commonwealth;
    UK Commonwealth`),
  'group:developing': phrases(`
    developing world; developing and emerging countries; developing or emerging countries;
    developing and transition countries; developing and newly industrialised countries;
    developing and newly industrialized countries; emerging and developing countries; Global South;
    third world; third world countries; ODA recipients; ODA recipient; ODA recipient country;
    ODA recipient countries; ODA eligible countries; ODA-eligible country; ODA countries;
    recipients of official development assistance; recipient of official development assistance;
    official development assistance recipients; less developed countries; less developed country;
    underdeveloped countries; developing economies; developing economy;
    economically developing countries`),
  'group:dac': phrases(`
    DAC list; OECD DAC list; OECD-DAC countries; DAC countries; DAC list countries;
    OECD DAC list of ODA recipients; DAC list of ODA recipients; OECD/DAC list;
    Development Assistance Committee list; DAC-listed countries`),
  'group:developing-commonwealth': phrases(`
    developing Commonwealth country; developing Commonwealth countries;
    low and middle income Commonwealth countries; low and middle income Commonwealth country;
    developing countries of the Commonwealth; least developed Commonwealth countries;
    Commonwealth developing countries`),
  'group:cis': phrases(`
    CIS countries; CIS country; Commonwealth of Independent States; CIS member states; CIS states;
    CIS citizens`),
  'group:post-soviet': phrases(`
    former Soviet Union; former Soviet Republics; former Soviet republic; former USSR;
    newly independent states; post-Soviet countries; post-Soviet states`),
  'group:mena': phrases(`
    MENA; Middle East and North Africa; Middle East and Northern Africa; MENA region;
    North Africa and the Middle East; Middle Eastern and North African`),
  'group:central-and-eastern-europe': phrases(`
    Central and Eastern Europe; Central & Eastern Europe; Eastern and Central Europe;
    Central or Eastern Europe; Central/Eastern Europe; Central Eastern Europe; CEE countries;
    Central and East Europe; Central and Eastern European countries; CEE region`),
  'group:ldc': phrases(`
    LDC; LDCs; least developed country; least developed countries; least-developed nations;
    UN least developed countries`),
  'group:low-income': [
    'low income country',
    'low income countries',
    'low-income economies',
    'low income nations',
    'LICs',
  ],
  'group:lower-middle-income': [
    'lower middle income country',
    'lower middle income countries',
    'lower-middle-income economies',
  ],
  'group:upper-middle-income': [
    'upper middle income country',
    'upper middle income countries',
    'upper-middle-income economies',
  ],
  'group:middle-income': [
    'middle income country',
    'middle income countries',
    'middle-income economies',
    'MICs',
  ],
  'group:low-and-middle-income': phrases(`
    low and middle income country; low and middle income countries; low- or middle-income country;
    low- or middle-income countries; low to middle income countries; low-middle income countries;
    low-income and middle-income countries; low income or middle income countries; LMIC; LMICs;
    low/middle income countries`),
  'group:high-income': ['high income country', 'high income countries', 'high-income economies'],
  'group:oecd': ['OECD', 'OECD member state', 'OECD member states'],
  'group:oas': ['OAS', 'Organization of American States', 'Organisation of American States'],
  'group:oic': phrases(`
    OIC; Organisation of Islamic Cooperation; Organization of Islamic Cooperation; Islamic Conference;
    Muslim countries; Islamic countries`),
  'group:acp': phrases(`
    ACP; OACPS; ACP states; African, Caribbean and Pacific; African, Caribbean and Pacific countries;
    African, Caribbean and Pacific states; Africa, Caribbean and Pacific;
    Africa, the Caribbean and the Pacific; Africa, Caribbean and the Pacific`),
  'group:asean': [
    'ASEAN',
    'Association of Southeast Asian Nations',
    'Association of South East Asian Nations',
  ],
  'group:arab-league': phrases(`
    Arab League; League of Arab States; Arab world; Arab countries; Arab country; Arab states;
    Arab nationals; Arab students; Arab student; Arab citizens; Arab women; Arab region; Arab nations`),
  'group:gcc': [
    'GCC',
    'Gulf Cooperation Council',
    'Gulf states',
    'Gulf countries',
    'Gulf Cooperation Council countries',
  ],
  'group:african-union': ['African Union', 'African Union member states'],
  'group:ecowas': ['ECOWAS', 'Economic Community of West African States'],
  'group:sadc': ['SADC', 'Southern African Development Community'],
  'group:eac': ['East African Community', 'EAC countries', 'EAC partner states'],
  'group:caricom': ['CARICOM', 'Caribbean Community'],
  'group:saarc': ['SAARC', 'South Asian Association for Regional Cooperation'],
  'group:g7': ['G7', 'G-7'],
  'group:g20': ['G20', 'G-20'],
  'group:brics': ['BRICS', 'BRIC countries'],
  'group:francophonie': phrases(`
    Francophonie; La Francophonie; OIF member states; francophone countries; French-speaking countries;
    francophone country; French speaking country`),
  'group:ibero-america': [
    'Ibero-America',
    'Iberoamerica',
    'Ibero-American countries',
    'Ibero-American country',
    'Ibero-American',
  ],
  'group:nordic': ['Nordic', 'Nordic region', 'Nordics'],
  'group:scandinavia': ['Scandinavia'],
  'group:baltic': ['Baltic states', 'Baltic countries', 'Baltics', 'Baltic country'],
  'group:visegrad': ['Visegrad', 'Visegrad Group', 'Visegrad countries', 'Visegrad 4', 'V4 countries'],
  'group:benelux': ['Benelux'],
  'group:western-balkans': ['Western Balkans', 'Western Balkan', 'West Balkans', 'Western Balkan region'],
  'group:eastern-partnership': ['Eastern Partnership'],
  'group:africa': phrases(`
    Africa; African continent; African nationals; African citizens; African national; African students;
    African applicants; African student; Africans; African citizen; African women; African scholars;
    African youth; African origin; African nationality; African researchers; African candidates;
    African nationalities; Pan-African`),
  'group:north-africa': ['North Africa', 'Northern Africa', 'Maghreb'],
  'group:sub-saharan-africa': phrases(`
    sub-Saharan Africa; Subsaharan Africa; sub Sahara Africa; sub-Sahara; Africa south of the Sahara;
    sub-Saharan; SSA countries`),
  'group:east-africa': ['East Africa', 'Eastern Africa'],
  'group:west-africa': ['West Africa', 'Western Africa'],
  'group:central-africa': ['Central Africa', 'Middle Africa'],
  'group:southern-africa': ['Southern Africa'],
  'group:asia': ['Asia', 'Asian citizens', 'Asian nationals', 'Asian citizen', 'Asian continent'],
  'group:asia-pacific': ['Asia Pacific', 'Asia-Pacific region', 'APAC'],
  'group:south-asia': ['South Asia', 'Southern Asia', 'Indian subcontinent'],
  'group:south-east-asia': [
    'South East Asia',
    'Southeast Asia',
    'South-Eastern Asia',
    'Southeastern Asia',
    'S.E. Asia',
  ],
  'group:east-asia': ['East Asia', 'Eastern Asia', 'Northeast Asia', 'North-East Asia', 'Far East'],
  'group:central-asia': ['Central Asia'],
  'group:middle-east': phrases(`
    Middle East; Mideast; the Mid East; Near East; Western Asia; West Asia`),
  'group:europe': phrases(`
    Europe; European citizens; European nationals; European citizen; European national;
    European continent; Europeans`),
  'group:eastern-europe': ['Eastern Europe', 'East Europe'],
  'group:western-europe': ['Western Europe', 'West Europe'],
  'group:latin-america': phrases(`
    Latin America; LATAM; Latin American nationals; Latin American citizens; Latin American students;
    Latin Americans; Latin-America`),
  'group:caribbean': phrases(`
    Caribbean; the Caribbean; West Indies; Caribbean region; Caribbean islands; Caribbean basin`),
  'group:central-america': ['Central America', 'Central American'],
  'group:south-america': ['South America', 'South American', 'South Americans'],
  'group:north-america': ['North America', 'North American', 'Northern America', 'North Americans'],
  'group:americas': ['the Americas', 'Western Hemisphere'],
  'group:oceania': ['Oceania', 'Australasia'],
  'group:pacific-islands': phrases(`
    Pacific Islands; Pacific Island; South Pacific; Pacific Islands Forum; Pacific region;
    Pacific nations; Pacific Islander countries; the Pacific`),
  'group:international': phrases(`
    international students; international student; international applicants; international applicant;
    overseas students; overseas student; foreign students; foreign student; foreign nationals;
    foreign national; foreign applicants; non-domestic students; international candidates;
    foreign citizens; foreign candidates; overseas applicants; foreigners; students from abroad;
    students from overseas`),
};

/** Adjectives that name their group before country, countries, nation(s), (member) state(s), citizen(s) and national(s). */
export const GROUP_ADJECTIVES: Record<string, string[]> = {
  'group:eu': ['EU', 'European Union', 'EU member'],
  'group:eea': ['EEA'],
  'group:efta': ['EFTA'],
  'group:schengen': ['Schengen', 'Schengen area'],
  'group:commonwealth': ['Commonwealth', 'Commonwealth member'],
  'group:developing': ['developing', 'emerging', 'third world'],
  'group:oecd': ['OECD', 'OECD member'],
  'group:oas': ['OAS', 'OAS member'],
  'group:oic': ['OIC', 'OIC member'],
  'group:acp': ['ACP'],
  'group:asean': ['ASEAN', 'ASEAN member'],
  'group:gcc': ['GCC', 'Gulf'],
  'group:nordic': ['Nordic'],
  'group:scandinavia': ['Scandinavian'],
  'group:western-balkans': ['Western Balkan', 'Balkan'],
  'group:africa': ['African'],
  'group:north-africa': ['North African', 'Northern African', 'Maghreb'],
  'group:sub-saharan-africa': ['sub-Saharan African', 'sub-Saharan'],
  'group:east-africa': ['East African', 'Eastern African'],
  'group:west-africa': ['West African'],
  'group:central-africa': ['Central African'],
  'group:southern-africa': ['Southern African'],
  'group:asia': ['Asian'],
  'group:south-asia': ['South Asian'],
  'group:south-east-asia': ['South East Asian', 'Southeast Asian'],
  'group:east-asia': ['East Asian'],
  'group:central-asia': ['Central Asian'],
  'group:middle-east': ['Middle Eastern', 'Middle East'],
  'group:europe': ['European'],
  'group:eastern-europe': ['Eastern European', 'East European'],
  'group:western-europe': ['Western European', 'West European'],
  'group:latin-america': ['Latin American'],
  'group:caribbean': ['Caribbean'],
  'group:central-america': ['Central American'],
  'group:south-america': ['South American'],
  'group:north-america': ['North American'],
  'group:pacific-islands': ['Pacific', 'Pacific Island'],
};

/** Phrases of which no part names a group. */
export const GROUP_BLOCKERS: string[] = phrases(`
    South Africa; Republic of South Africa; Central African Republic; South African; South Africans;
    African American; African Americans; Commonwealth of Massachusetts; Commonwealth of Virginia;
    Commonwealth of Pennsylvania; Commonwealth of Kentucky; Commonwealth of Australia;
    Commonwealth of Puerto Rico; Commonwealth Scholarship Commission; Virginia Commonwealth;
    Commonwealth supported; Commonwealth Government; Commonwealth Bank; Commonwealth University;
    European Commission; European Social Fund; Asian American; Asian Americans; Asian Pacific American;
    Asian Pacific Americans; Bank of America; Asian Development Bank; African Development Bank;
    Asian Institute of Technology; University of South Africa; Pacific Ocean; the Pacific Ocean; the Pacific Northwest; the Pacific Time; Pacific Time;
    Pacific Standard Time; Pacific Daylight Time; Pacific Northwest; Pacific Lutheran;
    University of the Pacific; University of the South Pacific; Pacific University;
    Inter-American Development Bank; third-country nationals; King Abdullah University;
    Bank of the Caribbean; School of Oriental and African Studies; African studies; Asian studies;
    European studies; Middle Eastern studies; Middle East studies; Latin American studies;
    East Asian studies; South Asian studies; Caribbean studies; Nordic studies;
    Slavic and East European Studies; American studies; College of Europe; Council of Europe;
    European University Institute; European Business School; Northern European; Southeast Asian studies;
    Central European University; Asia Pacific University; Ritsumeikan Asia Pacific University;
    Horn of Africa University`);
