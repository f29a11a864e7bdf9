import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, fieldsWhere, isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { type FieldProblem, InvalidRequest } from './invalid-request.ts';
import { strictValidation, strictValidator } from './validation.ts';

/** Of the bodies that were let through: as they were sent, and what is wrong with them. */
const letThrough = new WeakMap<
  object,
  Readonly<{ sent: object; problems: readonly FieldProblem[] }>
>();

/**
 * Validates as `strictValidation` does, but lets a body through of which only `fields` break their rules:
 * rules may be younger than what is kept, and a PUT may bring that back unchanged. Its handler must call
 * `assertUnchanged` before it reads those fields.
 */
export const validationUnlessUnchanged =
  (fields: readonly string[]): FastifySchemaCompiler<TSchema> =>
  (route) => {
    if (route.httpPart !== 'body') return strictValidation(route);
    const validate = strictValidator(route);
    return (sent: unknown) => {
      const { value, problems } = validate(sent);
      const isBody = isRecord(sent) && isRecord(value);
      const others = problems.filter(({ path }) => !isBody || !fields.includes(nameIn(sent, path)));
      if (others.length > 0) return { error: new InvalidRequest(others) };
      if (isBody) letThrough.set(value, { sent, problems });
      return { value };
    };
  };

/**
 * Throws InvalidRequest for fields of a body that break their rules, but for those that are what is kept.
 * Texts that were sent as they are kept stand in the body again as they are kept, uncleaned. `kept`: as
 * GET answers it.
 */
export function assertUnchanged(body: object, kept: object): void {
  const through = letThrough.get(body);
  if (!through) return;
  putBack(body, through.sent, kept);
  const changed = changedFields(body, kept);
  const fields = through.problems.filter(({ path }) => Object.hasOwn(changed, nameIn(body, path)));
  if (fields.length > 0) throw new InvalidRequest(fields);
}

/** Of the values within a body those that were sent as they are kept. */
function putBack(body: object, sent: object, kept: object): void {
  for (const field of fieldsOf<Record<string, unknown>>({ ...body })) {
    const [here, then, before] = [body, sent, kept].map((each) => Reflect.get(each, field));
    if (typeof before === 'string' && then === before) Reflect.set(body, field, before);
    else if (isRecord(here) && isRecord(then) && isRecord(before)) putBack(here, then, before);
  }
}

/** What a body says otherwise than `kept`. */
export const changedFields = <Body extends object>(body: Body, kept: object): Partial<Body> => {
  const before = new Map<string, unknown>(Object.entries(kept));
  return fieldsWhere(
    body,
    (name, value) => !before.has(name) || !isDeepStrictEqual(value, before.get(name)),
  );
};

/** The field of the body that a problem's path leads into; names may have dots. */
const nameIn = (body: object, path: string): string =>
  Object.hasOwn(body, path) ? path : (path.split('.')[0] ?? path);
