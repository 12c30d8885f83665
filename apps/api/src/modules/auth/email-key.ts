/** What addresses are compared by: two that differ only in case, or in how a letter is composed, are one. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
