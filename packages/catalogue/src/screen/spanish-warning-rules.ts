import type { WarningRule } from './warning-rules.ts';
import { either, MONEY_SENDERS, near, words } from './whole-words.ts';

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

/** As the English rules, for listings in Spanish. */
export const SPANISH_WARNING_RULES: readonly WarningRule[] = [
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
