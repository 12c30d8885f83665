/** Addresses are equal when their keys are: case and Unicode composition do not count. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
