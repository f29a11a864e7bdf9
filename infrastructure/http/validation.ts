import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { fieldProblems, MOST_FIELDS, unknownField } from './field-problems.ts';
import { addFormats } from './formats.ts';
import { type FieldProblem, InvalidRequest } from './invalid-request.ts';
import { unstorableIn } from './storable.ts';
import { withCleaning } from './text-cleaning.ts';

// verbose: a message about a choice names the choices
const OPTIONS: Options = {
  allErrors: true,
  useDefaults: true,
  verbose: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
};

const exact = withCleaning(addFormats(new Ajv(OPTIONS)));
/** Texts of an address may stand for numbers and booleans, and one text for a list of one. */
const coercing = withCleaning(addFormats(new Ajv({ ...OPTIONS, coerceTypes: 'array' })));

// Cleaning would put the branches of every union in order again for every request, which takes
// several times as long as the cleaning. So the first branch that fits counts: write the narrowest first.
Settings.Set({ unionPrioritySort: false });

type Result = { value: unknown } | { error: InvalidRequest };
/** What was read, with what is wrong with it. */
export type Validated = Readonly<{ value: unknown; problems: readonly FieldProblem[] }>;
type RouteSchema = Parameters<FastifySchemaCompiler<TSchema>>[0];

/** Drops body fields that no schema knows: what guests' calls do. */
export const lenientValidation = (route: RouteSchema) => answered(validator(route, false));

/** Refuses body fields and query parameters that no schema knows: what staff calls do. */
export const strictValidation = (route: RouteSchema) => answered(strictValidator(route));

/** The same, for who looks at what is wrong. */
export const strictValidator = (route: RouteSchema) => validator(route, true);

const answered =
  (validate: (input: unknown) => Validated) =>
  (input: unknown): Result => {
    const { value, problems } = validate(input);
    return problems.length > 0 ? { error: new InvalidRequest([...problems]) } : { value };
  };

/**
 * What is compiled when it is first asked (docs/adr/0098-schemas-are-compiled-when-used.md).
 * Bodies and headers must have the very types asked for; path and query parameters are read as
 * them. Header schemas name their headers in lower case.
 */
function validator({ schema, httpPart: part = 'body' }: RouteSchema, refuseUnknown: boolean) {
  const name = part === 'querystring' ? 'query' : part;
  const ajv = part === 'querystring' || part === 'params' ? coercing : exact;
  let validate: ValidateFunction<unknown> | undefined;
  const namesUnknown = refuseUnknown && (part === 'body' || part === 'querystring');
  // every call says its language there
  const isMeant = ({ path }: FieldProblem) => part === 'body' || path !== 'lang';
  return (input: unknown): Validated => {
    validate ??= compiled(ajv, schema);
    const given = namesUnknown ? structuredClone(input) : input; // cleaning takes from what it is given
    const value = part === 'headers' || isKnown(schema, given) ? given : Value.Clean(schema, given);
    const unknown = namesUnknown ? unknownIn(input, value).filter(isMeant) : [];
    const wrong = validate(value) ? [] : fieldProblems(validate.errors ?? [], name);
    // ajv leaves a text that is read as Infinity within any bounds
    const endless = ajv === coercing ? unstorableIn(value, name) : undefined;
    return { value, problems: [...unknown, ...wrong, ...(endless ? [endless] : [])] };
  };
}

const validators = new Map<Ajv, Map<string, ValidateFunction<unknown>>>([
  [exact, new Map()],
  [coercing, new Map()],
]);

/** Many routes, and servers of one process, ask for the same: what a schema says is compiled once. */
function compiled(ajv: Ajv, schema: TSchema): ValidateFunction<unknown> {
  if (!isRecord(schema)) throw new TypeError('A schema is an object');
  const text = JSON.stringify(schema);
  const known = validators.get(ajv)?.get(text);
  if (known) return known;
  const made = ajv.compile<unknown>(schema);
  validators.get(ajv)?.set(text, made);
  return made;
}

/** Most of what comes is flat and has only fields that the schema knows: there is nothing to clean. */
function isKnown({ properties }: TSchema & { properties?: object }, input: unknown): boolean {
  if (properties === undefined || !isRecord(input)) return false;
  return Object.entries(input).every(
    ([key, value]) => Object.hasOwn(properties, key) && typeof value !== 'object',
  );
}

const unknownIn = (input: unknown, kept: unknown): FieldProblem[] =>
  [...missing(input, kept)].slice(0, MOST_FIELDS).map(unknownField);

/** The paths that `whole` has and `part` has not. */
function* missing(whole: unknown, part: unknown, prefix = ''): Generator<string> {
  if (!isRecord(part) || !isRecord(whole)) return;
  for (const [key, value] of Object.entries(whole)) {
    if (!Object.hasOwn(part, key)) yield `${prefix}${key}`;
    else yield* missing(value, part[key], `${prefix}${key}.`);
  }
}
