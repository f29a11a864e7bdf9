import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { type DrawnBooking, drawBooking, wrapped } from './draw-booking.ts';
import { qrOfCode } from './picture-of.ts';

const DRAWN: DrawnBooking = {
  code: 'BK-7Q2MX4',
  hotel: 'Riverside <House> & "Garden"',
  room: 'Garden room',
  facts: [
    ['Check-in', '1 March 2027'],
    ['Check-out', '3 March 2027'],
  ],
  address: '1 Beach Road, Amphawa',
  words: { code: 'Booking number', show: 'Show it at the desk' },
};

it('shows hotel, dates, address and code', async () => {
  const svg = drawBooking(DRAWN, await qrOfCode(DRAWN.code));
  for (const text of ['BK-7Q2MX4', 'Check-in: 1 March 2027', 'Garden room', '1 Beach Road'])
    expect(svg).toContain(text);
  expect(svg).not.toMatch(/undefined|null|NaN/);
});

it('takes names as text', async () => {
  const svg = drawBooking(DRAWN, await qrOfCode(DRAWN.code));
  expect(svg).toContain('Riverside &lt;House&gt; &amp; &quot;Garden&quot;');
  expect(svg).not.toContain('<House>');
});

it('has a QR of the code alone', async () => {
  const { modules } = create(DRAWN.code, {});
  const svg = await qrOfCode(DRAWN.code);
  expect(svg).toContain(`viewBox="0 0 ${modules.size + 2} ${modules.size + 2}"`);
  expect(svg).toBe(await qrOfCode('BK-7Q2MX4'));
  expect(svg).not.toBe(await qrOfCode('BK-222222'));
});

it('leaves out an address that is not known', async () => {
  const svg = drawBooking({ ...DRAWN, address: null }, await qrOfCode(DRAWN.code));
  expect(svg).not.toContain('Beach Road');
});

it.each([
  ['', 10, []],
  ['Garden House', 20, ['Garden House']],
  ['Garden House Amphawa', 12, ['Garden House', 'Amphawa']],
  ['Amphawa', 3, ['Amphawa']],
])('%j at most %i letters wide is %j', (text, most, lines) =>
  expect(wrapped(text, most)).toEqual(lines),
);

it('breaks Thai between its words, and loses none', () => {
  const text = 'บ้านริมน้ำอัมพวาจังหวัดสมุทรสงคราม';
  const lines = wrapped(text, 16);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(16);
});
