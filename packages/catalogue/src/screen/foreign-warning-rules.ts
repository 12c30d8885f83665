import type { WarningRule } from './warning-rules.ts';

/** Alternatives as whole words of any language; an end may be left open with `\p{L}*`. */
const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
const near = (reach: number): string => `.{0,${reach}}`;

const GERMAN_NO = words('kein(?:e[mnrs]?)?', 'nicht', 'nie(?:mals)?', 'ohne', 'statt', 'anstelle', 'weder');
const FRENCH_NO = words('aucun(?:e|s|es)?', 'pas', 'jamais', 'sans', 'ni', 'plutôt', 'au lieu');
const SPANISH_NO = words(
  'no',
  'nunca',
  'jamás',
  'sin',
  'ningun[ao]?s?',
  'ningún',
  'tampoco',
  'en lugar',
  'en vez',
);
const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

const MONEY_SENDERS = '(?:Western Union|MoneyGram|Bitcoins?|USDT)';

const GERMAN: readonly WarningRule[] = [
  {
    kind: 'application-fee',
    says: words('(?:Bewerbungs|Bearbeitungs|Teilnahme|Antrags|Anmelde)gebühr(?:en)?'),
    unless: words(
      'kein(?:e[mnrs]?)?',
      'ohne',
      'weder',
      'nicht (?:erhoben|fällig|verlangt|nötig|erforderlich)',
      'entfällt|entfallen|erlassen|kostenlos|kostenfrei|(?<!nicht )erstattet|übernommen|übernimmt|übernehmen|enthalten',
      '\\p{L}*(?:hochschule|universität|studiengang|visum|prüfung)\\p{L}*|uni-assist',
    ),
  },
  {
    kind: 'guaranteed',
    says: words(
      'jede[rn]? (?:Bewerber|Teilnehmer)\\p{L}* (?:erhält|gewinnt|bekommt)',
      'alle (?:Bewerber|Teilnehmer|Bewerbenden)\\p{L}* (?:erhalten|gewinnen|bekommen)',
      'garantierte[rns]? (?:Gewinn|Zusage|Förderzusage)\\p{L}*',
      'Geld-zurück-Garantie',
    ),
    unless: GERMAN_NO,
  },
  {
    kind: 'payment-details',
    says: words(
      `(?:Kreditkarten(?:nummer|daten)|Kartennummer|Kartendaten)${near(60)}(?:an(?:zu)?geben|eingeben|senden|schicken|übermitteln|mitteilen)`,
      `(?:benötigen|brauchen|geben sie|senden sie)${near(60)}(?:Kreditkarten(?:nummer|daten)|Kartennummer|Kartendaten)`,
      `(?:überweis\\p{L}*|zahl(?:en|ung|bar)|bezahl\\p{L}*)${near(60)}(?:${MONEY_SENDERS}|Geschenkkarten?)`,
    ),
    unless: GERMAN_NO,
  },
  {
    kind: 'bank-details',
    says: words(
      `(?:Kontodaten|Bankdaten|Bankverbindung|Kontonummer|IBAN|Kontoauszüge?n?)${near(60)}(?:Bewerbung|Antrag|bei(?:zu)?fügen|ein(?:zu)?reichen|an(?:zu)?geben|senden)`,
      `(?:Bewerbung|Antrag|senden sie|geben sie)${near(60)}(?:Kontodaten|Bankdaten|Bankverbindung|Kontonummer|IBAN)`,
    ),
    unless: either(
      GERMAN_NO,
      words(
        'nach',
        'sobald',
        'ausgewählte?[nr]?',
        'Stipendiat\\p{L}*',
        'Geförderte\\p{L}*',
        'Gewinner\\p{L}*',
        'Auszahlung',
        'Zusage',
        'bewilligt\\p{L}*',
      ),
    ),
  },
  {
    kind: 'draw',
    says: words(
      'Gewinnspiel\\p{L}*',
      'Verlosung\\p{L}*',
      'verlos(?:t|en)',
      'ausgelost',
      'entscheidet das Los',
      'per Los',
    ),
    unless: either(GERMAN_NO, words('Erlös\\p{L}*', 'finanziert', 'Spenden\\p{L}*', '\\p{L}*plätze[n]?')),
  },
  {
    kind: 'lead-generation',
    says: words(
      `(?:registrier\\p{L}*|abonnier\\p{L}*|anmelde\\p{L}*|melde dich|herunterladen|folge[nt]?)${near(80)}(?:Gewinnchance\\p{L}*|Chance auf|zu gewinnen)`,
      `(?:einverstanden|stimm(?:e|en|st|t)|willig(?:e|en|st|t))${near(80)}(?:Werbung|Werbezwecke\\p{L}*|Werbemails?|Marketing\\p{L}*)`,
      `(?:muss|müssen|musst)${near(40)}(?:Instagram|Facebook|TikTok|unserer Seite)${near(30)}(?:folgen|liken|teilen)`,
    ),
    unless: either(GERMAN_NO, words('freiwillig', 'optional')),
  },
];

const FRENCH: readonly WarningRule[] = [
  {
    kind: 'application-fee',
    says: words('frais de (?:dossier|candidature|participation|traitement|soumission)'),
    unless: words(
      'aucun(?:s|e)?',
      'sans',
      'gratuit\\p{L}*',
      'pas de',
      "(?:n['’]est|ne sont) pas",
      'exonér\\p{L}*|dispens\\p{L}*',
      '(?<!(?:non|pas) )rembours\\p{L}*',
      'pris(?:e|es)? en charge|prend en charge|couvr\\p{L}*|couvert\\p{L}*|inclu\\p{L}*|compris',
      '\\p{L}*universit\\p{L}*|écoles?|visas?|examens?|Campus France',
    ),
  },
  {
    kind: 'guaranteed',
    says: words(
      '(?:tous les|chaque) (?:candidats?|participants?) (?:reçoi\\p{L}+|gagn\\p{L}+|obtien\\p{L}+|recev\\p{L}+)',
      'gains? garantis?|garantie? de gagner|satisfait ou remboursé',
    ),
    unless: either(FRENCH_NO, words("ne|n['’]\\p{L}+")),
  },
  {
    kind: 'payment-details',
    says: words(
      `(?:fourni\\p{L}*|envoy\\p{L}*|indiqu\\p{L}*|communiqu\\p{L}*|sais\\p{L}*|donn\\p{L}*)${near(60)}(?:numéro|coordonnées|données|code) de (?:votre |la |sa )?carte (?:bancaire|bleue|de crédit)`,
      `(?:pay(?:er|ez|é\\p{L}*)|vers(?:er|ez|é\\p{L}*)|envoy\\p{L}*|transfér\\p{L}*)${near(60)}(?:${MONEY_SENDERS}|cartes? cadeaux?)`,
    ),
    unless: either(FRENCH_NO, words('virement bancaire')),
  },
  {
    kind: 'bank-details',
    says: words(
      `(?:join\\p{L}*|fourni\\p{L}*|envoy\\p{L}*|indiqu\\p{L}*|transm\\p{L}*|dossier de candidature)${near(60)}(?:RIB|relevé d['’]identité bancaire|coordonnées bancaires|IBAN|numéro de compte)`,
    ),
    unless: either(
      FRENCH_NO,
      words(
        'lauréate?s?|sélectionnée?s?|retenue?s?|boursi(?:er|ère)s?|bénéficiaires?|après|une fois|dès|versement',
      ),
    ),
  },
  {
    kind: 'draw',
    says: words('tirages? au sort', 'tirée?s? au sort', 'jeux?[- ]concours', 'loteries?', 'tombolas?'),
    unless: either(
      FRENCH_NO,
      words('fonds', 'financée?s?', 'recettes?', 'bénéfices?', 'ordre', 'Loterie Nationale|Loterie Romande'),
    ),
  },
  {
    kind: 'lead-generation',
    says: words(
      `(?:inscrivez-vous|abonnez-vous|téléchargez|suivez)${near(80)}(?:pour (?:tenter|gagner|avoir une chance)|chances? de gagner)`,
      `(?:accept\\p{L}*|consent\\p{L}*)${near(80)}(?:publicit\\p{L}*|offres (?:commerciales|promotionnelles)|démarchage|newsletter)`,
      `(?:doivent|devez|doit|obligatoire de)${near(30)}(?:suivre|aimer|partager)${near(40)}(?:notre page|Instagram|Facebook|TikTok)`,
    ),
    unless: either(FRENCH_NO, words('facultati\\p{L}*')),
  },
];

const SPANISH: readonly WarningRule[] = [
  {
    kind: 'application-fee',
    says: words(
      '(?:cuotas?|tasas?|tarifas?|gastos|costos?|costes?|pagos?) (?:de|por) (?:la )?(?:solicitud|postulación|tramitación|procesamiento|participación)',
    ),
    unless: words(
      'sin',
      'no (?:hay|tiene|se|existe|cobra\\p{L}*|requiere)',
      'ningun[ao]|ningún',
      'gratuit\\p{L}*|exent\\p{L}*|exoner\\p{L}*|exime',
      '(?<!no (?:es |son )?)reembols\\p{L}*',
      'cubr\\p{L}*|cubiert\\p{L}*|incluy\\p{L}*|incluid\\p{L}*',
      'universi\\p{L}*|visas?|visados?|exámen\\p{L}*|examen|matrícula|admisión',
    ),
  },
  {
    kind: 'guaranteed',
    says: words(
      '(?:todos los|cada) (?:solicitantes?|participantes?|postulantes?|candidatos?) (?:recib\\p{L}+|gana\\p{L}*|obtien\\p{L}+|obtendr\\p{L}+)',
      'ganadores? garantizados?|beca garantizada|te garantizamos (?:una beca|ganar|el premio)',
    ),
    unless: SPANISH_NO,
  },
  {
    kind: 'payment-details',
    says: words(
      `(?:proporcion\\p{L}*|env[ií]\\p{L}*|ingres\\p{L}*|indi(?:ca|que)\\p{L}*|facilit\\p{L}*)${near(60)}(?:número|datos|clave|pin) de (?:su |tu |la )?tarjeta`,
      `(?:pag(?:ar|ue|o|a)\\p{L}*|env[ií]\\p{L}*|transf(?:er|ier)[aie]\\p{L}*|depositar|depositen?)${near(60)}(?:${MONEY_SENDERS}|tarjetas? de regalo)`,
    ),
    unless: either(SPANISH_NO, words('transferencia bancaria')),
  },
  {
    kind: 'bank-details',
    says: words(
      `(?:adjunt\\p{L}*|proporcion\\p{L}*|env[ií]\\p{L}*|present\\p{L}*|indi(?:ca|que)\\p{L}*)${near(60)}(?:datos bancarios|cuenta bancaria|número de cuenta|CLABE|IBAN)`,
    ),
    unless: either(
      SPANISH_NO,
      words(
        'seleccionad\\p{L}*|ganador\\p{L}*|beneficiari\\p{L}*|becari\\p{L}*|después|una vez|tras|depósito|adjudicatari\\p{L}*',
      ),
    ),
  },
  {
    kind: 'draw',
    says: words(
      'sorteos?',
      'sorte(?:ará|arán|amos|an)',
      'rifas?',
      'lotería',
      'ganador(?:es|a|as)?.{0,40}al azar',
    ),
    unless: either(
      SPANISH_NO,
      words('financiad\\p{L}*|recaud\\p{L}*|fondos|orden|Lotería (?:Nacional|de Beneficencia)'),
    ),
  },
  {
    kind: 'lead-generation',
    says: words(
      `(?:regístr\\p{L}*|suscríb\\p{L}*|síguenos|descarga|sigue)${near(80)}(?:para (?:participar en|ganar)|oportunidad de ganar)`,
      `acept\\p{L}*${near(80)}(?:publicidad|promocional\\p{L}*|fines comerciales)`,
      `(?:debes?|deben|obligatorio)${near(30)}(?:seguir|compartir|etiquetar)${near(40)}(?:Instagram|Facebook|TikTok|nuestra página)`,
    ),
    unless: either(SPANISH_NO, words('opcional\\p{L}*|voluntari\\p{L}*')),
  },
];

/** As the English rules, for listings in German, French and Spanish. */
export const FOREIGN_WARNING_RULES: readonly WarningRule[] = [...GERMAN, ...FRENCH, ...SPANISH];
