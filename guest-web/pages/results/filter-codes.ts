/** With a code put to the others, or taken from them. */
export const toggled = <Code extends string>(codes: readonly Code[], code: Code): Code[] =>
  codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];

/** How many hotels of the answer have a code. */
export const hotelsWith = (
  counts: readonly Readonly<{ code: string; hotels: number }>[] | undefined,
  code: string,
): number | undefined => counts?.find((one) => one.code === code)?.hotels;
