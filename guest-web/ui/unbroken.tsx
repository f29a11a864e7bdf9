const THAI = /[\u0E00-\u0E7F]/;
const MARKS = /\p{M}/gu;
/** Letters of a heading that fit beside nothing else on the narrowest phone. */
const MOST_LETTERS = 16;

/**
 * A name, or an address, whose words stay whole. Thai writes no spaces within them, and a browser would end a line
 * inside a name, between the words its dictionary knows. What is too long for a line may still break.
 */
export function Name({ text }: Readonly<{ text: string | null }>) {
  if (text === null || !THAI.test(text)) return text;
  if (fits(text)) return <span className="whitespace-nowrap">{text}</span>;
  return [...text.matchAll(/\S+|\s+/g)].map(({ 0: piece, index }) =>
    THAI.test(piece) && fits(piece) ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const fits = (text: string) => text.replace(MARKS, '').length <= MOST_LETTERS;

/** A sentence with a code in it, which does not break at its hyphen. */
export function WithCode({ text, code }: Readonly<{ text: string; code: string }>) {
  const [before, ...after] = text.split(code);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{code}</span>
      {after.join(code)}
    </>
  );
}
