import { expect, it } from 'vitest';
import { roomSize } from './compared-facts.tsx';

const said = (subtitle: string, description = '') => ({
  subtitle: { th: subtitle, en: subtitle },
  description: { th: description, en: description },
});

it.each([
  ['28 sq m, nearest the beach steps', '28'],
  ['32.5 sq.m. with a balcony', '32.5'],
  ['95 ตร.ม. สระส่วนตัวยาว 6 เมตร', '95'],
  ['ห้องกว้าง 40 ตารางเมตร', '40'],
  ['45 m² on two sides', '45'],
])('reads the size in %j', (text, size) => expect(roomSize(said(text), 'th')).toBe(size));

it('looks into the description where the subtitle says nothing', () =>
  expect(roomSize(said('By the pool', 'All of 30 sq m'), 'en')).toBe('30'));

it('knows none where nobody wrote one', () => {
  expect(roomSize(said('A pool 6 metres long'), 'en')).toBeUndefined();
  expect(roomSize({ subtitle: null, description: null }, 'en')).toBeUndefined();
});
