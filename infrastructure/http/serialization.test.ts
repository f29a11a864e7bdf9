import { expect, it } from 'vitest';
import { serialization } from './serialization.ts';

it('a schema of answers is compiled once, and others apart from it', () => {
  const named = { type: 'object', properties: { name: { type: 'string' } } };
  const write = serialization(named);
  expect(serialization(named)).toBe(write);
  expect(serialization(structuredClone(named))({ name: 'A', secret: 1 })).toBe('{"name":"A"}');
  expect(write({ name: 'A', secret: 1 })).toBe('{"name":"A"}');
  expect(serialization({ ...named, additionalProperties: true })({ name: 'A', more: 1 })).toBe(
    '{"name":"A","more":1}',
  );
});
