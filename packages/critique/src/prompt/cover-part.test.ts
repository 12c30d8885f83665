import { describe, expect, it } from 'vitest';
import { critique } from '../critique.ts';

const read = (prompt: string, text: string) => {
  const { promptParts, rubric } = critique({ text, prompt }, { lints: [] });
  return { promptParts, fit: rubric.find(({ name }) => name === 'Prompt fit') };
};
const PHD = 'Explain why you want to do a PhD in Germany.';
const SERVE = 'Explain how the course will help you serve your country.';
const BOTH =
  'Explain why you want to do a PhD in Germany and how the course will help you serve your country.';

describe('a part of a prompt', () => {
  it('is not judged where the sentences of its kind leave out its purpose', () => {
    const { promptParts, fit } = read(
      SERVE,
      'I studied at the university in Lima, paying part of my fees by giving home lessons. In 2022 I taught 14 children there.',
    );
    expect(promptParts).toMatchObject([{ covered: 'no', judged: false }]);
    expect(promptParts[0]).not.toHaveProperty('quote');
    expect(fit?.band).toBe('not judged');
  });

  it('on a country is missing where neither the country nor one of its cities is named', () => {
    const text =
      'In 2021 I measured 40 wells in Assam with Dr Das. I want to lead a laboratory in India by 2035.';
    expect(read(PHD, text).promptParts).toMatchObject([{ covered: 'no' }]);
    expect(read(PHD, text).promptParts[0]).not.toHaveProperty('judged');
    expect(read(PHD, `${text} Dr Beck in Tübingen has 900.`).promptParts).toMatchObject([{ judged: false }]);
  });

  it('about what comes is not answered by how things are or were', () => {
    const { promptParts } = read(
      'Explain how you will use the degree in your country.',
      'The clinic in our village had one nurse and no tests. In 2024 I led a team that tested 1,200 children in four villages.',
    );
    expect(promptParts).toMatchObject([{ covered: 'no' }]);
    expect(promptParts[0]).not.toHaveProperty('quote');
  });

  it('is said to be missing only where no word of its field is there, and only of kinds that need one', () => {
    const prompt =
      'Describe your leadership. Explain your financial need. What are your career goals after the programme?';
    const unjudged = (text: string) =>
      read(prompt, text).promptParts.flatMap(({ part, judged }) => (judged === false ? [part] : []));
    const pump = 'I repaired a pump in Lodwar. My uncle held the torch. It ran.';
    expect(unjudged(pump)).toEqual(['Describe your leadership']);
    expect(unjudged(`${pump} He sells torches.`)).toEqual(['Describe your leadership']);
    expect(unjudged(`${pump} He sells torches. Nobody pays in time.`)).toEqual([
      'Describe your leadership',
      'Explain your financial need',
    ]);
  });

  it.each([
    [
      'What are your career aspirations?',
      'My career aspiration is to be a doctor in Yakima.',
      'I plan to major in Biology.',
    ],
    ['What has it taught you?', 'It taught me to count plates before noon.', 'It made me a bit annoying.'],
    ['What has it given you?', 'What it has given me is forty songs.', 'What I have given is one book.'],
    ['What have you given?', 'What I have given is one book.', 'What it has given me is forty songs.'],
  ])('%s is answered by the sentence that takes up its words', (prompt, answer, other) => {
    expect(read(prompt, `${other} ${answer}`).promptParts).toMatchObject([{ quote: answer }]);
  });

  it('is answered under its question where the writer copied that, and by no sentence twice', () => {
    const [first, second] = ['Why did you choose hydrology?', 'How will it help your career?'];
    const text = `${first}\nI chose it because Lao data are on paper.\n${second}\nThe office needs 4 analysts.`;
    expect(read(`${first} ${second}`, text).promptParts).toMatchObject([
      { quote: 'I chose it because Lao data are on paper.' },
      { quote: 'The office needs 4 analysts.' },
    ]);
    expect(
      read('What are your goals? What is your career plan?', 'My goal is a clinic in Gulu by 2030.')
        .promptParts,
    ).toMatchObject([{ covered: 'yes' }, { judged: false }]);
  });

  const GERMANY =
    'I want to do my PhD in Germany because the Max Planck Institute in Mainz measures the same aerosols that I measured in Accra in 2022.';
  const COUNTRY =
    'After the course I will return to my country and train 40 air technicians in Accra to reduce the smoke that 200 families breathe.';

  it('is covered by a sentence on its own subject, and an essay with all of them is strong', () => {
    const { promptParts, fit } = read(BOTH, `${GERMANY} ${COUNTRY}`);
    expect(promptParts).toMatchObject([
      { covered: 'yes', quote: GERMANY },
      { covered: 'yes', quote: COUNTRY },
    ]);
    expect(promptParts.every((part) => !('judged' in part))).toBe(true);
    expect(fit).toMatchObject({ band: 'strong', reason: '2 of 2 parts found.' });
  });

  it.each([
    ['Leeds', [{ covered: 'no' }]],
    ['Reading', [{ covered: 'yes' }]],
  ])('on why one university is answered by no wish to study at another: %s', (place, expected) => {
    const wish = `I want to study at the University of ${place} because its water group measured 40 wells in Kitui in 2021.`;
    expect(read('Why do you want to study at the University of Reading?', wish).promptParts).toMatchObject(
      expected,
    );
  });

  it('that is not judged keeps the band below strong', () => {
    const { fit } = read(
      BOTH,
      `${GERMANY} I studied in Lima, paying part of my fees by giving home lessons.`,
    );
    expect(fit).toMatchObject({ band: 'clear', reason: '1 of 1 part found. 1 not judged.' });
  });
});
