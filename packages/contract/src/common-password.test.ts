import { expect, it } from 'vitest';
import { isCommonPassword, newPassword } from './index.ts';

it.each([
  'Password1!',
  'Passw0rd!',
  'P@$$w0rd2024',
  'Welcome1!',
  'Qwerty123!',
  'Letmein2026',
  'Test1234!',
  'SecurePass1!',
  'MyPassword99',
  'We1come2025',
  '@Dmin1234',
  'Abcd1234',
  'Asdfgh12',
  '1Q2w3e4r!',
  'Sunshine!1',
  'Laurel2026!',
  'Scholarship1',
])('guessers try %s early, valid as it is', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(newPassword.safeParse(password).success).toBe(true);
});

it.each([
  'Correct-horse-7',
  'Str0ng!Pass',
  'Kisumu-clinic-42',
  'Wachstumshormon9',
  'xK9#mQ2$vL',
  'Testament4Bach',
  'Passionfruit8',
  'Kingfisher-07',
  'Redwood-Trail-3',
  'Пароль-Дом-1a',
  '12345678',
  '',
])('%s is nobody’s first guess, or no password at all', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
