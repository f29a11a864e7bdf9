import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { stableSpreads, withStableSpreads } from './spreads.js';

describe('an object that begins with another', () => {
  it('begins with nothing where more comes behind', () => {
    expect(withStableSpreads('const c = { ...a, b };')).toBe('const c = { ...null, ...a, b };');
    expect(withStableSpreads('f({...a, ...b})')).toBe('f({...null, ...a, ...b})');
  });
  it('is found within others, on whatever line', () => {
    const text = 'const d = {\n  ...a,\n  b: { ...c, d: (e) => ({ ...e, f: 1 }) },\n};';
    expect(withStableSpreads(text)).toBe(
      'const d = {\n  ...null, ...a,\n  b: { ...null, ...c, d: (e) => ({ ...null, ...e, f: 1 }) },\n};',
    );
  });
  it.each([
    'a copy: const b = { ...a };',
    'one that ends with it: const c = { b, ...a };',
    'a pattern: const { a, ...rest } = b; function f({ ...all }) {}',
    'a list: const b = [...a, 1]; f(...b, 2);',
    "words: const text = '{ ...a, b }'; // { ...a, b }",
  ])('stays as it is where it is %s', (text) => {
    expect(withStableSpreads(text)).toBe(text);
  });
  it('is the same object in the end', () => {
    const text = 'globalThis.made = { ...{ a: 1, b: 2 }, b: 3, ...{ c: 4 } }';
    const made = (code: string): unknown =>
      new Function(code.replace('globalThis.made =', 'return'))();
    expect(JSON.stringify(made(withStableSpreads(text)))).toBe(JSON.stringify(made(text)));
  });
});

describe('programs for a Node', () => {
  it('of version 20 begin such objects with nothing', async () => {
    const built = await build({
      entryPoints: [new URL('../projector/run/rows.ts', import.meta.url).pathname],
      ...{ bundle: true, write: false, format: 'esm', platform: 'node' },
      plugins: [...stableSpreads('20.19.0')],
    });
    expect(built.outputFiles[0]?.text).toContain('{ ...null, ...columns, ...change.set }');
  });
  it('of later versions are as they are written', () => {
    expect(stableSpreads('22.1.0')).toEqual([]);
    expect(stableSpreads('24.0.0')).toEqual([]);
    expect(stableSpreads('20.19.5')).toHaveLength(1);
  });
});
