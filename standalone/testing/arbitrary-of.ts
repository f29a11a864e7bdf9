import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { TSchema } from 'typebox';

/** The words of JSON Schema that our contracts use. */
type Schema = Readonly<{
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
}>;

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.constant(null).map(() => randomUUID()),
  email: fc.constantFrom('anna@example.com', 'สมหญิง@example.co.th', 'a+b@example.org'),
  'local-date': fc
    .integer({ min: 1, max: 28 })
    .map((day) => `2027-03-${`${day}`.padStart(2, '0')}`),
  'date-time': fc.constant('2027-03-01T00:00:00.000Z'),
  'thai-tax-id': fc.constantFrom('0105561234560', '1101700230708'),
  phone: fc.constantFrom('081-000-0000', '+66 (0)2 123 4567'),
  chat: fc.constantFrom('@baanpak', 'https://line.me/R/ti/p/@baanpak'),
  uri: fc.constantFrom('https://example.com/', 'http://127.0.0.1/return'),
};

/** Values that a schema means to accept, most of them. */
export function arbitraryOf(schema: TSchema): Arbitrary<unknown> {
  return fitting(schema as Schema);
}

function fitting(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems = 4 } = schema;
      return fc.array(fitting(items), { minLength, maxLength: Math.min(maxItems, minLength + 3) });
    }
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function objectOf({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<string> {
  if (format !== undefined && FORMATS[format]) return FORMATS[format];
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern));
  const words = fc.constantFrom('สวัสดี', "Robert'); DROP TABLE", '../../$all', '<script>', 'ok');
  const text = fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
  return minLength > 6 ? text : fc.oneof(words, text);
}
