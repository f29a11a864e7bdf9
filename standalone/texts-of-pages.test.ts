import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as staffEn from '@baanpak/admin-web/i18n/en.ts';
import * as staffTh from '@baanpak/admin-web/i18n/th.ts';
import { en } from '@baanpak/guest-web/i18n/en.ts';
import { enBooking } from '@baanpak/guest-web/i18n/en-booking.ts';
import { th } from '@baanpak/guest-web/i18n/th.ts';
import { thBooking } from '@baanpak/guest-web/i18n/th-booking.ts';
import { describe, expect, it } from 'vitest';
import { textsInMarkup } from './testing/texts-in-markup.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names of others' products, the same in every language. */
const NAMES = new Set(['LINE']);

const components = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.tsx') && !/\.test\.tsx$|node_modules|^testing\/|^dist\//.test(name),
    )
    .map((name) => join(folder, name));

describe('the components of', () => {
  it.each(['guest-web', 'admin-web'])('%s say nothing that no catalogue has', (folder) => {
    const files = components(folder);
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap((file) =>
      textsInMarkup(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}:${text}`),
    );
    expect(found.filter((text) => !NAMES.has(text.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('a text in markup is seen', () => {
  it.each([
    ['<p>Hello</p>', ['1: Hello']],
    ["<p>{isOpen ? 'Close' : t('open')}</p>", ['1: Close']],
    ["<p>{name ?? 'Nobody'}</p>", ['1: Nobody']],
    [`<p>{\`\${count} rooms\`}</p>`, ['1: rooms']],
    ['<img alt="A room" src="/media/room.webp" />', ['1: A room']],
    [`<input aria-label={'Email'} placeholder={\`\${a} ชื่อ\`} />`, ['1: Email', '1: ชื่อ']],
    ['<p className="bold" id="a">{t(\'hello\')} · {price} × 2 – 50%</p>', []],
    ["<p>{status === 'paid' && <b>{t('paid')}</b>}</p>", []],
  ])('in %s', (markup, texts) =>
    expect(textsInMarkup('x.tsx', `export const X = () => (${markup});`)).toEqual(texts),
  );
});

type Texts = Readonly<{ [key: string]: string | Texts }>;

/** All texts by their whole key. */
const flat = (texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );
const PLURAL = /_(one|other)$/;
const without = (key: string) => key.replace(PLURAL, '');
const variablesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();

describe.each<[string, Texts, Texts]>([
  ['of guests', { ...th, ...thBooking }, { ...en, ...enBooking }],
  ['of staff', staffTh.th, staffEn.en],
])('the catalogues %s', (_, thai, english) => {
  const inThai = new Map(flat(thai));
  const inEnglish = new Map(flat(english));

  it('have the same keys in both languages, and no empty text', () => {
    const keys = (texts: ReadonlyMap<string, string>) =>
      [...new Set([...texts.keys()].map(without))].sort();
    expect(keys(inEnglish)).toEqual(keys(inThai));
    expect([...inThai, ...inEnglish].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('count one and more in English, and need but one form in Thai', () => {
    const counted = [...inEnglish].filter(([key]) => PLURAL.test(key)).map(([key]) => without(key));
    const missing = counted.filter(
      (key) =>
        !inEnglish.has(`${key}_one`) || !(inEnglish.has(`${key}_other`) || inEnglish.has(key)),
    );
    expect(missing).toEqual([]);
    expect([...inThai.keys()].filter((key) => key.endsWith('_one'))).toEqual([]);
  });

  it('put the same in both languages', () => {
    const differing = [...inThai].filter(([key, text]) => {
      const other = inEnglish.get(key) ?? inEnglish.get(`${key}_other`);
      return other === undefined || String(variablesIn(text)) !== String(variablesIn(other));
    });
    expect(differing).toEqual([]);
  });
});
