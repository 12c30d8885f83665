/** Little words that make up a third and more of English prose. None is a frequent word of another list below. */
const ENGLISH =
  words(`the and of to for with from or are is be must have has will who that this by their your you at as not an it its they
  which should only all any we our may can if on into but been who's about other per each least more than when`);

/**
 * Little words and scholarship words of languages that listings come in, by language. Words that are also English ("die",
 * "in", "a", "me", "on"), common in names of institutions ("de", "of", "la", "der"), or short in both, count little: they
 * are left out or stand in `NAME_WORDS`.
 */
const FOREIGN = words(`
  que para los las con por una está como más este esta son ser sus desde también deben tener estudiantes solicitantes beca becas universidad
  estudios requisitos ciudadanos personas quienes donde
  les des pour dans avec une est qui aux sont vous être étudiants étudiantes candidats bourse bourses études doivent leur cette ces ou par sur
  candidature dossier
  und für mit von zur zum oder eine einen einer eines ist sind werden wird nicht auch sich bei auf durch als sie können studierende bewerber
  bewerbung stipendium stipendien
  são não uma dos das pelo pela aos ao ou seu sua estudantes bolsa bolsas candidatos devem
  della delle degli dei nel nella con sono essere gli studenti borsa borse di che per
  het een voor van met zijn niet worden studenten beurs aan
  yang dan untuk dengan dari atau tidak pada bagi adalah ini akan dalam oleh kepada telah dapat harus serta beasiswa mahasiswa warga negara
  pendidikan program-program
  học bổng của và các cho sinh viên những không là được trường đại để với tại năm một có trong người này nước
  och för att som till är av inte eller från studenter jest nie dla się oraz lub studentów ve için bir ile olan olarak burs öğrenci
`);
/** Words that foreign prose is full of, and English prose too in the names it quotes ("Universidad de La Laguna"). */
const NAME_WORDS = words('de la el del le du et y e o do da der die das den dem den en il ein im');

/** Letters that only Vietnamese writes: horned vowels and vowels with two marks. */
const VIETNAMESE = /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/u;
const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const LATIN = /\p{Script=Latin}/u;
/** Enough to tell prose; keeps time bounded. */
const MAX_WORDS = 1_500;
/** Signs of another language that outweigh a name. */
const ENOUGH = 2;

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

interface Tally {
  all: number;
  english: number;
  foreign: number;
}

function tally(found: readonly string[]): Tally {
  const sum = { all: found.length, english: 0, foreign: 0 };
  for (const raw of found) {
    const word = raw.toLowerCase();
    if (!LATIN.test(raw) || VIETNAMESE.test(word) || FOREIGN.has(word)) sum.foreign += 1;
    else if (ENGLISH.has(word)) sum.english += 1;
    else if (NAME_WORDS.has(word)) sum.foreign += 0.4;
    // "l'université", "d'études"
    else if (/^(?:[dl]|qu)['’]\p{Ll}/u.test(raw)) sum.foreign += 1;
  }
  return sum;
}

/**
 * Whether a text is English for the most part, told by its little words, by letters and by scripts. Names in other
 * languages ("São Paulo", "Universität Wien") don't change that; texts too short to tell count as English.
 */
export function isMostlyEnglish(text: string): boolean {
  const found = (text.normalize('NFC').match(WORD) ?? []).slice(0, MAX_WORDS);
  const { all, english, foreign } = tally(found);
  if (foreign < ENOUGH) return true;
  // Prose has one sign in four words at least; a list of names among English labels has fewer.
  return foreign <= english || foreign / all < 0.12;
}
