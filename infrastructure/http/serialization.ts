import fastJson from 'fast-json-stringify';

type Serializer = (data: unknown) => string;
const serializers = new WeakMap<object, Serializer>();
const compiled = new Map<string, Serializer>();

/**
 * As Fastify writes answers, but a schema is compiled when something is first written by it, which half of a start went
 * into (docs/adr/0098-schemas-are-compiled-when-used.md), and once, however many routes and servers share it: each
 * route says by the same few schemas how it refuses.
 */
export function serialization(schema: object): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  let write: Serializer | undefined;
  const serialize = (data: unknown): string => {
    write ??= compiledOf(schema);
    return write(data);
  };
  serializers.set(schema, serialize);
  return serialize;
}

/** Schemas that say the same are the same: some are made again by each server. */
function compiledOf(schema: object): Serializer {
  const text = JSON.stringify(schema);
  const made = compiled.get(text) ?? fastJson(schema);
  compiled.set(text, made);
  return made;
}
