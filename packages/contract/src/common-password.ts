/** Words that common passwords consist of: names, teams, and words of a sign-in form. */
const STEMS = new Set(
  `access account adidas admin administrator alejandro alex alexander alexis amanda amelia america amor andrea andrew angel
  angela angels animal anthony apollo apple arsenal asdf ashley asshole august austin autumn baby babygirl bailey banana
  barbie barcelona baseball basketball batman beautiful benjamin bigdog bismillah biteme blackie blessed blink blue bonnie
  boomer boston brandon brandy bubbles buddy bulldog buster butterfly cameron camila captain carlos carolina caroline
  change changeit changeme charles charlie charlotte cheese chelsea chester chicago chicken chocolate chris christian
  christmas claudia cocacola coffee college computer cookie cooper corvette cowboys crystal daisy dallas daniel daniela
  danielle database david december default demo denise diamond diego dolphin dolphins donald dragon dreams eagles edward
  elephant elizabeth emily eminem england eric facebook faith falcon family fender fernando ferrari fish florida flower
  flowers football forever formula france francisco freedom friday friend friends fuckoff fuckyou gabriel gandalf garfield
  gateway gemini genesis george ginger giovanni god golden golfer google gordon grace green guest guitar hallo hammer hannah
  happy harley heather heaven hello hellokitty helpme hockey hola honey hosannah hotdog hunter iceman iloveu iloveyou india
  internet iphone isabella jackson jaguar james january jasmine jason jasper jennifer jeremy jessica jesus johnny jonathan
  jordan jorge joseph joshua juan julian junior justin karina kevin killer king kitten lakers laurel lauren letmein liverpool
  login logitech lol london lorenzo love lovely loveme loveyou lucky maggie magic manchester manuel marina marlboro martin
  martina master matrix matthew maverick maxwell melissa mercedes merlin metallica mexico michael michelle mickey midnight
  miguel mike mobile money monica monkey monster mother motherfucker mustang naruto nathan newyork nicholas nicole ninja nintendo
  nirvana november oliver olivia orange pakistan panther paris parola pass passport password passwort passwd patrick peace peaches
  peanut pepper phoenix piano picture pikachu pirate please pokemon power prince princess private purple pussy qwer qwerty
  rabbit rachel rainbow ranger raymond rebecca red richard robert roberto rocket ronaldo root samantha samsung samuel sandra
  santiago saturday scholar scholarship school scooter scorpion scott sebastian secret secure security senha september server
  service shadow shannon shelby silver simple slipknot smokey snoopy soccer sophie sparky spider spiderman spring starwars
  steelers steven student study summer sunday sunflower sunshine superman superstar support sweet sweety system taylor teacher
  tennis teresa test tester testing testtest thomas thunder tiger tigger tinkerbell trustno twitter united university user
  valentina vanessa victor victoria viking vincent welcome whatever william willow winner winter wizard yankees yellow
  youtube zxcv`.split(/\s+/),
);
/** Runs along a keyboard or the alphabet, in both directions. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
];
const WALKS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const ZIGZAGS = [
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc',
  'zaq12wsx',
  'qazwsxedc',
  'qweasdzxc',
  'a1b2c3d4',
];
const WALK_MIN = 3;

const LEET: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** A text with digits and signs replaced by the letters they resemble; a 1 is an i or an l. */
const readings = (word: string): string[] => {
  const plain = word.replace(/[03457@$!]/g, (sign) => LEET[sign] ?? sign);
  return [plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
};

const isWalk = (word: string): boolean =>
  word.length >= WALK_MIN && WALKS.some((walk) => walk.includes(word));

/** One word of the list, or two in a row, or one with `my`, `the` or `i` before it. */
const isKnown = (word: string): boolean => {
  if (STEMS.has(word) || isWalk(word)) return true;
  return Array.from(word).some((_letter, at) => {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    return STEMS.has(rest) && (STEMS.has(first) || /^(my|the|i)$/.test(first));
  });
};

/**
 * Whether attackers try a password early: a listed word in any case, spelt with digits, or wrapped in years, digits and signs; or a
 * keyboard run.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  const inside = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const bare = lower.replace(/[^a-z0-9]+$/, '');
  if (ZIGZAGS.some((zigzag) => bare.length >= 6 && zigzag.startsWith(bare))) return true;
  // Signs at the start may be letters too: "$ecret", "@dmin".
  const candidates = [inside, lower.replace(/[^a-z]+$/, '')].filter((word) => word !== '');
  return candidates.flatMap(readings).some(isKnown);
};

/** A hint beside the rules, never an error: the specification says which passwords are valid. */
export const COMMON_PASSWORD_HINT =
  'This password is among the most used ones, which are guessed first. You can keep it; a few words of your own are safer.';
