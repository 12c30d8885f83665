import type { WarningRule } from './warning-rules.ts';
import { either, MONEY_SENDERS, near, words } from './whole-words.ts';

const FRENCH_NO = words('aucun(?:e|s|es)?', 'pas', 'jamais', 'sans', 'ni', 'plutôt', 'au lieu');

/** As the English rules, for listings in French. */
export const FRENCH_WARNING_RULES: readonly WarningRule[] = [
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
