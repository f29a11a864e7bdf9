import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { catalogueOf, type ProblemCode } from '@baanpak/infrastructure/http/problem-document.ts';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';
import type { InjectedAnswer, Problem } from './requests.ts';

const ALL_PROBLEMS = catalogueOf(PROBLEMS);

/** A body is what the contract says: every field, of its type, and nothing else. */
export function expectShape(schema: TSchema, body: unknown): void {
  expect([...Value.Errors(schema, body)]).toEqual([]);
  expect(Value.Clean(schema, structuredClone(body))).toEqual(body);
}

/** A problem document with this status and code, in words of the language asked for. */
export function expectProblem(
  { status, headers, body }: InjectedAnswer<Problem>,
  wanted: number,
  code: ProblemCode,
  language: 'th' | 'en' = 'en',
): void {
  expect([status, body.code]).toEqual([wanted, code]);
  expect(body.status).toBe(wanted);
  expect(headers['content-type']).toMatch('application/problem+json');
  expect(headers['content-language']).toBe(language);
  // a refusal of several reasons has a sentence for each
  if ('reason' in body) expect(body.detail).toMatch(language === 'th' ? /[ก-๙]/ : /^[A-Z][^ก-๙]+$/);
  else expect(body.detail).toBe(ALL_PROBLEMS[code]?.detail[language]);
  // a refusal writes nothing, unless it makes a new checkout
  expect(headers['x-position'] !== undefined).toBe('checkout' in body);
}

/** The same request is refused twice, in English and in Thai. */
export async function expectRefusal(
  send: (headers: Readonly<Record<string, string>>) => Promise<InjectedAnswer<Problem>>,
  wanted: number,
  code: ProblemCode,
): Promise<void> {
  for (const language of ['en', 'th'] as const)
    expectProblem(await send({ 'accept-language': language }), wanted, code, language);
}
