import type { WarningRule } from './warning-rules.ts';
import { either, MONEY_SENDERS, near, words } from './whole-words.ts';

const GERMAN_NO = words('kein(?:e[mnrs]?)?', 'nicht', 'nie(?:mals)?', 'ohne', 'statt', 'anstelle', 'weder');

/** As the English rules, for listings in German. */
export const GERMAN_WARNING_RULES: readonly WarningRule[] = [
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
