import { isDeepStrictEqual } from 'node:util';
import { fieldsWhere } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { type FieldProblem, InvalidRequest } from './invalid-request.ts';
import { strictValidation } from './validation.ts';

/** What is wrong with the bodies that were let through. */
const broken = new WeakMap<object, readonly FieldProblem[]>();

/**
 * Validates as `strictValidation` does, but lets a body through of which only `fields` break their rules:
 * rules may be younger than what is kept, and a PUT may bring that back unchanged. Its handler must call
 * `assertUnlessKept` before it reads those fields.
 */
export const validationUnlessKept =
  (fields: readonly string[]): FastifySchemaCompiler<TSchema> =>
  (route) => {
    const validate = strictValidation(route);
    if (route.httpPart !== 'body') return validate;
    return (body: unknown) => {
      const result = validate(body);
      if (!('error' in result) || typeof body !== 'object' || body === null) return result;
      const others = result.error.fields.filter(({ path }) => !fields.includes(nameIn(body, path)));
      if (others.length > 0) return { error: new InvalidRequest(others) };
      broken.set(body, result.error.fields);
      return { value: body };
    };
  };

/**
 * Throws InvalidRequest for fields of a body that break their rules, but for those that are what is kept.
 * `kept`: as GET answers it.
 */
export function assertUnlessKept(body: object, kept: object): void {
  const changed = changedIn(body, kept);
  const fields = (broken.get(body) ?? []).filter(({ path }) =>
    Object.hasOwn(changed, nameIn(body, path)),
  );
  if (fields.length > 0) throw new InvalidRequest(fields);
}

/** What a body says otherwise than `kept`. */
export const changedIn = <Body extends object>(body: Body, kept: object): Partial<Body> => {
  const before = new Map<string, unknown>(Object.entries(kept));
  return fieldsWhere(
    body,
    (name, value) => !before.has(name) || !isDeepStrictEqual(value, before.get(name)),
  );
};

/** The field of the body that a problem's path leads into; names may have dots. */
const nameIn = (body: object, path: string): string =>
  Object.hasOwn(body, path) ? path : (path.split('.')[0] ?? path);
