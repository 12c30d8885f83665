import { type CountryGroup, codes } from './country-group.ts';

const EU = codes('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK');

type States = Omit<CountryGroup, 'members' | 'ofStates'>;
const states = (members: string | string[], about: States): CountryGroup => ({
  ...about,
  members: typeof members === 'string' ? codes(members) : members,
  ofStates: true,
});

/** Unions and treaty organisations, by the membership lists they publish. */
export const ORGANISATION_GROUPS: Record<string, CountryGroup> = {
  'group:eu': states(EU, {
    name: 'European Union',
    one: 'an EU country',
    all: 'the EU',
    source: 'European Union, country profiles',
    asOf: '2025-06-30',
  }),
  'group:eea': states([...EU, 'IS', 'LI', 'NO'], {
    name: 'European Economic Area',
    one: 'an EEA country',
    all: 'the EEA',
    source: 'EFTA, EEA Agreement, contracting parties',
    asOf: '2025-06-30',
  }),
  'group:efta': states('CH IS LI NO', {
    name: 'European Free Trade Association',
    one: 'an EFTA country',
    all: 'the EFTA countries',
    source: 'EFTA, member states',
    asOf: '2025-06-30',
  }),
  'group:schengen': states([...EU.filter((code) => code !== 'CY' && code !== 'IE'), 'CH', 'IS', 'LI', 'NO'], {
    name: 'Schengen area',
    one: 'a Schengen country',
    all: 'the Schengen area',
    source:
      'European Commission, Schengen area (Bulgaria and Romania in full from 2025-01-01; Cyprus expected in 2026)',
    unsettled: ['CY'],
    asOf: '2025-06-30',
  }),
  'group:commonwealth': states(
    `AG AU BB BD BN BS BW BZ CA CM CY DM FJ GA GB GD GH GM GY IN JM KE KI KN LC LK LS MT MU MV MW MY MZ NA NG NR NZ PG PK
     RW SB SC SG SL SZ TG TO TT TV TZ UG VC VU WS ZA ZM`,
    {
      name: 'Commonwealth of Nations',
      one: 'a Commonwealth country',
      all: 'the Commonwealth',
      source: 'The Commonwealth, member countries (56)',
      asOf: '2025-06-30',
    },
  ),
  'group:oecd': states(
    `AT AU BE CA CH CL CO CR CZ DE DK EE ES FI FR GB GR HU IE IL IS IT JP KR LT LU LV MX NL NO NZ PL PT SE SI SK TR US`,
    {
      name: 'OECD',
      one: 'an OECD country',
      all: 'the OECD countries',
      source: 'OECD, members (38); decisions on three European candidates were expected in 2026',
      unsettled: ['BG', 'HR', 'RO'],
      asOf: '2025-06-30',
    },
  ),
  'group:oas': states(
    `AG AR BB BO BR BS BZ CA CL CO CR DM DO EC GD GT GY HN HT JM KN LC MX PA PE PY SR SV TT US UY VC`,
    {
      name: 'Organization of American States',
      one: 'an OAS member state',
      all: 'the OAS member states',
      source: 'OAS, member states; Nicaragua left in November 2023',
      asOf: '2025-06-30',
      unsettled: ['CU', 'VE'],
    },
  ),
  'group:oic': states(
    `AE AF AL AZ BD BF BH BJ BN CI CM DJ DZ EG GA GM GN GW GY ID IQ IR JO KG KM KW KZ LB LY MA ML MR MV MY MZ NE NG OM PK
     PS QA SA SD SL SN SO SR SY TD TG TJ TM TN TR UG UZ YE`,
    {
      name: 'Organisation of Islamic Cooperation',
      one: 'an OIC member state',
      all: 'the OIC member states',
      source: 'OIC, member states (57)',
      asOf: '2025-06-30',
    },
  ),
  'group:acp': states(
    `AG AO BB BF BI BJ BS BW BZ CD CF CG CI CK CM CU CV DJ DM DO ER ET FJ FM GA GD GH GM GN GQ GW GY HT JM KE KI KM KN LC
     LR LS MG MH ML MR MU MV MW MZ NA NE NG NR NU PG PW RW SB SC SD SL SN SO SR ST SZ TD TG TL TO TT TV TZ UG VC VU WS ZM ZW`,
    {
      name: 'African, Caribbean and Pacific states',
      one: 'an ACP country',
      all: 'the ACP countries',
      source: 'Organisation of African, Caribbean and Pacific States, members',
      asOf: '2025-06-30',
      unsettled: ['ZA'],
    },
  ),
  'group:asean': states('BN ID KH LA MM MY PH SG TH TL VN', {
    name: 'ASEAN',
    one: 'an ASEAN country',
    all: 'the ASEAN countries',
    source: 'ASEAN, member states; Timor-Leste admitted on 2025-10-26',
    asOf: '2025-10-26',
  }),
  'group:arab-league': states('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE', {
    name: 'Arab League',
    one: 'an Arab country',
    all: 'the Arab countries',
    source: 'League of Arab States, member states (22)',
    asOf: '2025-06-30',
  }),
  'group:gcc': states('AE BH KW OM QA SA', {
    name: 'Gulf Cooperation Council',
    one: 'a Gulf (GCC) country',
    all: 'the Gulf (GCC) countries',
    source: 'GCC Secretariat General, member states',
    asOf: '2025-06-30',
  }),
  'group:african-union': states(
    `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW
     SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW`,
    {
      name: 'African Union',
      one: 'an African Union country',
      all: 'the African Union',
      source: 'African Union, member states (55, suspended ones included)',
      asOf: '2025-06-30',
    },
  ),
  'group:ecowas': states('BJ CI CV GH GM GN GW LR NG SL SN TG', {
    name: 'Economic Community of West African States',
    one: 'an ECOWAS country',
    all: 'the ECOWAS countries',
    source: 'ECOWAS, member states after the withdrawals of 2025-01-29',
    asOf: '2025-06-30',
    unsettled: ['BF', 'ML', 'NE'],
  }),
  'group:sadc': states('AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW', {
    name: 'Southern African Development Community',
    one: 'a SADC country',
    all: 'the SADC countries',
    source: 'SADC, member states (16)',
    asOf: '2025-06-30',
  }),
  'group:eac': states('BI CD KE RW SO SS TZ UG', {
    name: 'East African Community',
    one: 'an East African Community country',
    all: 'the East African Community',
    source: 'East African Community, partner states (8)',
    asOf: '2025-06-30',
  }),
  'group:caricom': states('AG BB BS BZ DM GD GY HT JM KN LC MS SR TT VC', {
    name: 'Caribbean Community',
    one: 'a CARICOM country',
    all: 'the CARICOM countries',
    source: 'CARICOM, member states (15)',
    asOf: '2025-06-30',
  }),
  'group:saarc': states('AF BD BT IN LK MV NP PK', {
    name: 'SAARC',
    one: 'a SAARC country',
    all: 'the SAARC countries',
    source: 'SAARC, member states',
    asOf: '2025-06-30',
  }),
  'group:g7': states('CA DE FR GB IT JP US', {
    name: 'G7',
    one: 'a G7 country',
    all: 'the G7 countries',
    source: 'G7, members',
    asOf: '2025-06-30',
  }),
  'group:g20': states('AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA', {
    name: 'G20',
    one: 'a G20 country',
    all: 'the G20 countries',
    source: 'G20, member countries (the two member unions not spelt out)',
    asOf: '2025-06-30',
  }),
  'group:brics': states('AE BR CN EG ET ID IN IR RU ZA', {
    name: 'BRICS',
    one: 'a BRICS country',
    all: 'the BRICS countries',
    source: 'BRICS, members after Indonesia joined on 2025-01-06',
    asOf: '2025-06-30',
    unsettled: ['SA'],
  }),
  'group:francophonie': states(
    `AD AL AM BE BG BI BJ CA CD CF CG CH CI CM CV CY DJ DM EG FR GA GH GN GQ GR GW HT KH KM LA LB LC LU MA MC MD MG MK MR
     MU RO RW SC SN ST TD TG TN VN VU`,
    {
      name: 'Organisation internationale de la Francophonie',
      one: 'a Francophonie country',
      all: 'the Francophonie',
      source: 'OIF, member states and governments; withdrawals and associates of 2025 unsettled',
      asOf: '2025-06-30',
      unsettled: ['AE', 'BF', 'ML', 'NC', 'NE', 'QA', 'RS', 'XK'],
    },
  ),
  'group:ibero-america': states('AD AR BO BR CL CO CR CU DO EC ES GT HN MX NI PA PE PT PY SV UY VE', {
    name: 'Ibero-America',
    one: 'an Ibero-American country',
    all: 'Ibero-America',
    source: 'Ibero-American General Secretariat (SEGIB), member countries (22)',
    asOf: '2025-06-30',
  }),
  'group:nordic': states('DK FI IS NO SE', {
    name: 'Nordic countries',
    one: 'a Nordic country',
    all: 'the Nordic countries',
    source: 'Nordic Council, member countries',
    asOf: '2025-06-30',
  }),
  'group:scandinavia': states('DK NO SE', {
    name: 'Scandinavia',
    one: 'a Scandinavian country',
    all: 'Scandinavia',
    source:
      'Nordic Council of Ministers, facts about the Nordic region; wider use counts in Finland and Iceland',
    asOf: '2025-06-30',
    unsettled: ['FI', 'IS'],
  }),
  'group:baltic': states('EE LT LV', {
    name: 'Baltic states',
    one: 'a Baltic state',
    all: 'the Baltic states',
    source: 'Baltic Assembly, member states',
    asOf: '2025-06-30',
  }),
  'group:visegrad': states('CZ HU PL SK', {
    name: 'Visegrad Group',
    one: 'a Visegrad country',
    all: 'the Visegrad countries',
    source: 'Visegrad Group, members',
    asOf: '2025-06-30',
  }),
  'group:benelux': states('BE LU NL', {
    name: 'Benelux',
    one: 'a Benelux country',
    all: 'the Benelux countries',
    source: 'Benelux Union, members',
    asOf: '2025-06-30',
  }),
  'group:western-balkans': states('AL BA ME MK RS XK', {
    name: 'Western Balkans',
    one: 'a Western Balkan country',
    all: 'the Western Balkans',
    source: 'European Commission, enlargement: Western Balkan partners',
    asOf: '2025-06-30',
  }),
  'group:cis': states('AM AZ BY KG KZ RU TJ UZ', {
    name: 'Commonwealth of Independent States',
    one: 'a CIS country',
    all: 'the CIS countries',
    source: 'CIS Executive Committee, member states; Moldova is leaving, Turkmenistan is an associate',
    asOf: '2025-06-30',
    unsettled: ['MD', 'TM'],
  }),
  'group:post-soviet': states('AM AZ BY EE GE KG KZ LT LV MD RU TJ TM UA UZ', {
    name: 'Former Soviet Union',
    one: 'a country of the former Soviet Union',
    all: 'the countries of the former Soviet Union',
    source: 'The fifteen states that were Union Republics until 1991',
    asOf: '1991-12-26',
  }),
  'group:eastern-partnership': states('AM AZ BY GE MD UA', {
    name: 'Eastern Partnership',
    one: 'an Eastern Partnership country',
    all: 'the Eastern Partnership',
    source: 'European External Action Service, Eastern Partnership (Belarus suspended itself in 2021)',
    asOf: '2025-06-30',
  }),
};
