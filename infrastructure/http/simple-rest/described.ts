import type { FastifySchema } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { isFields } from './fields.ts';

type Names = Readonly<{ one: string; many: string }>;

/** A plain route's schema as the dialect's callers see it; of lists with what its query takes as JSON. */
export function described(
  { response, querystring, ...schema }: FastifySchema,
  names: Names,
  hidden: readonly string[],
  isList: boolean,
): FastifySchema {
  return {
    ...schema,
    response: answersOf(response, names, isList),
    ...(isList && { querystring: queryOf(querystring, hidden) }),
  };
}

function answersOf(response: unknown, { one, many }: Names, isList: boolean) {
  const answers = Object.entries(isFields(response) ? response : {}).map(([status, answer]) => {
    if (!Type.IsObject(answer)) return [status, answer];
    const held = answer.properties[isList ? many : one];
    if (!isList) return [status, recordOf(held)];
    return [status, Type.Array(recordOf(Type.IsArray(held) ? held.items : undefined))];
  });
  return Object.fromEntries(answers);
}

const recordOf = (schema: TSchema | undefined) =>
  Type.Object({
    id: Type.String({ description: 'The same as `_id`' }),
    _id: Type.String(),
    ...(Type.IsObject(schema) && schema.properties),
  });

const PAGING = ['page', 'perPage', 'offset', 'sort'];

function queryOf(plain: unknown, hidden: readonly string[]) {
  const properties = Type.IsObject(plain) ? plain.properties : {};
  const filters = Object.keys(properties)
    .filter((name) => !PAGING.includes(name) && !hidden.includes(name))
    .map((name) => (name === '_id' ? 'id (a list)' : name));
  const { sort } = properties;
  const fields = Type.IsEnum(sort)
    ? sort.enum.map(String).filter((each) => !each.startsWith('-'))
    : [];
  const sorts = fields.map((each) => (each === '_id' ? 'id' : each));
  return Type.Object({
    filter: json(`An object of: ${filters.join(', ')}`),
    range: json('The first and the last of the list to answer, such as [0,9]; at most 100'),
    sort: json(`A field, and "ASC" or "DESC"; of: ${sorts.join(', ')}`),
  });
}

const json = (description: string) =>
  Type.Optional(Type.String({ description: `JSON. ${description}` }));
