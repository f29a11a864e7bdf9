// What we use of bidi-js. Its published types are of an ES module, and Node loads the other one.
declare module 'bidi-js' {
  type Bidi = {
    /** The embedding level of each UTF-16 unit: odd where it goes from right to left. */
    getEmbeddingLevels(
      text: string,
      direction: 'ltr' | 'rtl' | 'auto',
    ): Readonly<{ levels: Uint8Array }>;
    getMirroredCharacter(letter: string): string | null;
  };
  export default function bidiOf(): Bidi;
}
