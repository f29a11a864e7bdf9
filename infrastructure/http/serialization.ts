import fastJson from 'fast-json-stringify';

type Serializer = (data: unknown) => string;
const compiled = new WeakMap<object, Serializer>();

/**
 * As Fastify writes answers, but a schema is compiled once, however many routes and servers share it: each route says
 * by the same few schemas how it refuses.
 */
export function serialization(schema: object): Serializer {
  const known = compiled.get(schema);
  if (known) return known;
  const made = fastJson(schema);
  compiled.set(schema, made);
  return made;
}
