/** What is drawn of a booking; nothing of who it is, and nothing that opens it. */
export type DrawnBooking = Readonly<{
  code: string;
  hotel: string;
  room: string;
  /** Names and values, such as the days of check-in and check-out. */
  facts: readonly (readonly [name: string, value: string])[];
  address: string | null;
  /** What stands above the code, and what it is good for. */
  words: Readonly<{ code: string; show: string }>;
}>;

export const WIDTH = 1080;
export const HEIGHT = 1350;
const LEFT = 80;
const QR = { size: 420, top: 800 };
/** How many letters go on a line of each size. */
const MOST = { large: 30, plain: 44 };

/** A booking as an SVG to keep: hotel, dates and address, and the code as text and as `qr`, an SVG of its own. */
export const drawBooking = (booking: DrawnBooking, qr: string): string =>
  framed(qr, textsOf(booking).map(textAt).join(''));

/** The same without its texts, for who draws them with fonts of the page: pictures know the system's alone. */
export const drawWithoutTexts = (qr: string): string => framed(qr, '');

const framed = (qr: string, texts: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Sarabun, 'Noto Sans Thai', Tahoma, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="130" fill="#015424"/>`,
    placed(qr, LEFT, QR.top, QR.size),
    texts,
    '</svg>',
  ].join('');

type PlacedText = Readonly<{
  x: number;
  y: number;
  text: string;
  size: number;
  weight: number;
  fill: string;
}>;

/** Its texts, each where it stands. */
export function textsOf({ code, hotel, room, facts, address, words }: DrawnBooking): PlacedText[] {
  const lines: Line[] = [
    ...wrapped(hotel, MOST.large).map((text): Line => ({ text, size: 60, bold: true })),
    { text: room, size: 40 },
    ...facts.map(([name, value]): Line => ({ text: `${name}: ${value}`, size: 40 })),
    ...wrapped(address ?? '', MOST.plain).map((text): Line => ({ text, size: 34, quiet: true })),
  ];
  const beside = LEFT + QR.size + 60;
  const shown = wrapped(words.show, 22).map((text): Line => ({ text, size: 34, quiet: true }));
  return [
    { x: LEFT, y: 86, text: 'Baanpak บ้านพัก', size: 48, weight: 700, fill: '#ffffff' },
    ...stacked(LEFT, 240, lines),
    ...stacked(beside, QR.top + 60, [
      { text: words.code, size: 36, quiet: true },
      { text: code, size: 64, bold: true },
      ...shown,
    ]),
  ];
}

type Line = Readonly<{ text: string; size: number; bold?: true; quiet?: true }>;

/** Lines below each other, as far apart as they are large. */
function stacked(x: number, top: number, lines: readonly Line[]): PlacedText[] {
  let y = top;
  return lines.map(({ text, size, bold, quiet }) => {
    y += size * 1.45;
    const look = { weight: bold ? 700 : 400, fill: quiet ? '#4b5563' : '#111827' };
    return { x, y: y - size * 1.45, text, size, ...look };
  });
}

const textAt = ({ x, y, text, size, weight, fill }: PlacedText): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;

const placed = (svg: string, x: number, y: number, size: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Names come from strangers: they are text, and nothing else. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

/** A text in lines of at most so many letters, broken between words, Thai ones too; a longer word stays whole. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + segment).trimEnd().length <= most)
      lines[lines.length - 1] = last + segment;
    else lines.push(segment.trimStart());
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
