import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsInMarkup } from './testing/texts-in-markup.ts';

const ROOT = join(import.meta.dirname, '..');

/** Names of others' products, the same in every language. */
const NAMES = new Set(['LINE', 'VISA', 'UnionPay', 'Thai QR Payment', 'THAI QR', 'PAYMENT']);

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
