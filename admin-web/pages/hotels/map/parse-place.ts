/** A point as it was pasted; `link` where that was a link. */
export type PastedPlace = Readonly<{ lat: number; lng: number; link?: string }>;

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = String.raw`(${NUMBER})\s*,\s*(${NUMBER})`;

/** Where links of Google Maps hold a point, the place itself before the middle of the map. */
const IN_LINKS = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|center)=(?:loc:)?${PAIR}`),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${PAIR}`),
  new RegExp(`@${PAIR}`),
];
const ALONE = new RegExp(String.raw`^\(?${PAIR}\)?$`);
const SHORT = /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|g\.co)\//i;
const LINK = /^https?:\/\//i;

/** The point that pasted text names: coordinates, or a long link of Google Maps; undefined where it names none. */
export function parsePlace(text: string): PastedPlace | undefined {
  const pasted = text.trim();
  if (!LINK.test(pasted)) return pointOf(ALONE.exec(pasted));
  const plain = decoded(pasted);
  for (const pattern of IN_LINKS) {
    const point = pointOf(pattern.exec(plain));
    if (point) return { ...point, link: pasted };
  }
  return undefined;
}

/** Links that name no point before they are opened. */
export const isShortLink = (text: string): boolean => SHORT.test(text.trim());

/** The link that leads to a point. */
export const linkTo = (lat: number, lng: number): string =>
  `https://www.google.com/maps?q=${lat},${lng}`;

/** Whether a link was made of a point alone, and says nothing more. */
export const isLinkToPoint = (link: string): boolean =>
  new RegExp(String.raw`^https://www\.google\.com/maps\?q=${PAIR}$`).test(link);

/** Roughly: to ask whether a place abroad is meant. */
export const isInThailand = (lat: number, lng: number): boolean =>
  lat > 5.5 && lat < 20.6 && lng > 97.2 && lng < 105.8;

function pointOf(found: RegExpExecArray | null): PastedPlace | undefined {
  const [lat, lng] = [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link;
  }
}
