/** The keys of a US keyboard in turn, and what the Thai one (Kedmanee) has on the same keys. */
const US = `1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`;
const KEDMANEE = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ';

const toThai = new Map([...US].map((key, n) => [key, KEDMANEE.charAt(n)]));
const toLatin = new Map([...US].map((key, n) => [KEDMANEE.charAt(n), key]));

/**
 * A text as the same keys write it with the keyboard in the other language: `mtg]` is ทะเล. Undefined
 * where it has letters that no such keyboard writes, or of both.
 */
export function onOtherKeyboard(text: string): string | undefined {
  const typed = text.normalize('NFC').replaceAll('\u0e4d\u0e32', '\u0e33');
  const isThai = /\p{Script=Thai}/u.test(typed);
  if (isThai === /[a-z]/i.test(typed)) return undefined;
  const keys = isThai ? toLatin : toThai;
  const written = [...typed].map((letter) => (letter === ' ' ? ' ' : keys.get(letter)));
  return written.includes(undefined) ? undefined : written.join('');
}
