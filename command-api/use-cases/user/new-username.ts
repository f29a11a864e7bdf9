/** Printable ASCII without blanks, and the letters, marks and digits of Thai. */
const USERNAME = /^[!-~ก-ฺเ-๎๐-๙]+$/u;

/**
 * A new username as it is kept, with one form for all ways to compose it; undefined for one that people could not type,
 * or not tell from another one. Names of before are claimed and signed in with as they were.
 */
export function newUsername(text: string): string | undefined {
  const name = text.normalize('NFKC').trim();
  return USERNAME.test(name) ? name : undefined;
}

export const USERNAME_WANTED = {
  th: 'ใช้ได้เฉพาะอักษรไทย อักษรอังกฤษ ตัวเลข และเครื่องหมาย โดยไม่มีช่องว่าง',
  en: 'takes Thai and English letters, digits and signs, without blanks',
};
