import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What a field of a name may hold, for readers of the API's document: the first counts that its schema takes. */
export type FieldExamples = Readonly<Record<string, readonly unknown[]>>;

type Schema = Readonly<{
  type?: string;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  examples?: readonly unknown[];
}>;

/** An example of a schema: each field by the schema's own example, else by its name, else by its type. */
export const exampleOf = (schema: TSchema, fields: FieldExamples): unknown =>
  exampleFor(schema, fields, '');

function exampleFor(schema: Schema, fields: FieldExamples, name: string): unknown {
  const { examples = [], anyOf: [first] = [] } = schema;
  const candidates = [...examples, ...(fields[name] ?? [])];
  const example = candidates.find((each) => Value.Check(schema, each));
  if (example !== undefined) return example;
  const usual = [schema.const, schema.enum?.[0], schema.default].find((each) => each !== undefined);
  if (usual !== undefined) return usual;
  return first ? exampleFor(first, fields, name) : byType(schema, fields, name);
}

function byType(schema: Schema, fields: FieldExamples, name: string): unknown {
  const { type, properties = {}, items, minItems = 1, minimum = 0 } = schema;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([field, each]) => [field, exampleFor(each, fields, field)]),
      );
    case 'array':
      return items
        ? Array.from({ length: minItems || 1 }, () => exampleFor(items, fields, name))
        : [];
    case 'integer':
    case 'number':
      return minimum;
    case 'boolean':
      return true;
    case 'string':
      return text(schema, name);
    default:
      return null;
  }
}

function text({ format = '', minLength = 0 }: Schema, name: string): string {
  if (format === 'uuid') return uuidNamed(name);
  return TEXTS[format] ?? 'string'.repeat(Math.ceil(minLength / 6) || 1).slice(0, minLength || 6);
}

const TEXTS: Readonly<Record<string, string>> = {
  'date-time': '2019-08-24T14:15:22Z',
  date: '2019-08-24',
  email: 'user@example.com',
  uri: 'http://example.com',
};

/** The same for the same name, so that a document does not change from one start to the next. */
function uuidNamed(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
