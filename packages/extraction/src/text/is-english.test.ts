import { describe, expect, it } from 'vitest';
import { isMostlyEnglish } from './is-english.ts';

describe('isMostlyEnglish', () => {
  it.each([
    'Open to students of the Universidade de São Paulo.',
    'Applicants must be enrolled at the Universität Wien or the Technische Universität München.',
    'Citizenship of a developing country, academic merit',
    'GPA 3.0, TOEFL 90',
    'École Polytechnique Fédérale de Lausanne Excellence Fellowships',
    'Fundación Carolina Postgraduate Grants',
    'Brot für die Welt Scholarship',
    'Studienstiftung des deutschen Volkes',
    'Côte d’Ivoire, Perú, España, México, Türkiye and Việt Nam',
    'Erasmus Mundus',
    'For students of Đại học Huế and other universities in Vietnam.',
    'Master in Economics, IELTS 6.5, under 30',
    'Colombia',
    '',
  ])('calls %j English', (text) => {
    expect(isMostlyEnglish(text)).toBe(true);
  });

  it.each([
    'Học bổng chỉ dành cho công dân Việt Nam.',
    'Hạn nộp hồ sơ vào cuối tháng 12, chỉ dành cho sinh viên',
    'Beasiswa ini untuk mahasiswa Indonesia yang berprestasi.',
    'Warga negara Indonesia, usia di bawah 35 tahun dan sehat',
    'Los solicitantes deben ser ciudadanos de un país de América Latina.',
    'Beca para estudios de posgrado',
    'Les candidats doivent être de nationalité française.',
    "Bourses d'excellence pour étudiants étrangers",
    'Bewerben können sich Studierende aller Fachrichtungen, die in Bayern wohnen.',
    'Stipendium für Frauen mit Kind',
    'Os candidatos devem ser estudantes brasileiros e não podem ter bolsa.',
    'Possono fare domanda gli studenti che sono iscritti e che hanno meno di 30 anni.',
    '対象は日本の大学に在籍する 留学生 です。',
    'Стипендия для студентов из России',
    'المنحة متاحة للطلاب العرب',
  ])('calls %j another language', (text) => {
    expect(isMostlyEnglish(text)).toBe(false);
  });

  it('goes by the greater part of a mixed text', () => {
    const english =
      'Applicants must be citizens of Peru and must have a degree from an accredited university. ';
    const spanish = 'Los candidatos deben presentar una carta para la beca. ';
    expect(isMostlyEnglish(english.repeat(2) + spanish)).toBe(true);
    expect(isMostlyEnglish(english + spanish.repeat(3))).toBe(false);
  });
});
