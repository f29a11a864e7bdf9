import { wrapped } from './wrapped.ts';

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
export function drawBooking(booking: DrawnBooking, qr: string): string {
  const { code, hotel, room, facts, address, words } = booking;
  const lines: Line[] = [
    ...wrapped(hotel, MOST.large).map((text): Line => ({ text, size: 60, bold: true })),
    { text: room, size: 40 },
    ...facts.map(([name, value]): Line => ({ text: `${name}: ${value}`, size: 40 })),
    ...wrapped(address ?? '', MOST.plain).map((text): Line => ({ text, size: 34, quiet: true })),
  ];
  const beside = LEFT + QR.size + 60;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Sarabun, 'Noto Sans Thai', Tahoma, sans-serif">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/><rect width="${WIDTH}" height="130" fill="#015424"/>`,
    textAt(LEFT, 86, { text: 'Baanpak บ้านพัก', size: 48, bold: true, fill: '#ffffff' }),
    stacked(LEFT, 240, lines),
    placed(qr, LEFT, QR.top, QR.size),
    textAt(beside, QR.top + 60, { text: words.code, size: 36, quiet: true }),
    textAt(beside, QR.top + 130, { text: code, size: 64, bold: true }),
    stacked(
      beside,
      QR.top + 210,
      wrapped(words.show, 22).map((text): Line => ({ text, size: 34, quiet: true })),
    ),
    '</svg>',
  ].join('');
}

type Line = Readonly<{ text: string; size: number; bold?: true; quiet?: true; fill?: string }>;

/** Lines below each other, as far apart as they are large. */
function stacked(x: number, top: number, lines: readonly Line[]): string {
  let y = top;
  return lines
    .map((line) => {
      const drawn = textAt(x, y, line);
      y += line.size * 1.45;
      return drawn;
    })
    .join('');
}

const textAt = (x: number, y: number, { text, size, bold, quiet, fill }: Line): string =>
  `<text x="${x}" y="${y}" font-size="${size}"${bold ? ' font-weight="700"' : ''} fill="${fill ?? (quiet ? '#4b5563' : '#111827')}">${escaped(text)}</text>`;

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
