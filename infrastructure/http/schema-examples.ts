import { sample } from 'openapi-sampler';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What a field of a name may hold, for readers of the API's document: the first counts that its schema takes. */
export type FieldExamples = Readonly<Record<string, readonly unknown[]>>;

type Schema = Readonly<{
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  example?: unknown;
  examples?: readonly unknown[];
}>;

/** An example of a schema: each field by the schema's own example, else by its name, else by its type. */
export function exampleOf(schema: TSchema, fields: FieldExamples): unknown {
  const described: object = withExamples(schema, fields, '');
  return sample(described, { quiet: true });
}

function withExamples(schema: Schema, fields: FieldExamples, name: string): Schema {
  const { examples = [], ...rest } = schema;
  const candidates = [...examples, ...(fields[name] ?? [])];
  const example = candidates.find((each) => Value.Check(schema, each));
  if (example !== undefined) return { ...rest, example };
  return {
    ...rest,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([field, each]) => [
          field,
          withExamples(each, fields, field),
        ]),
      ),
    }),
    ...(schema.items && { items: withExamples(schema.items, fields, name) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((each) => withExamples(each, fields, name)) }),
  };
}
