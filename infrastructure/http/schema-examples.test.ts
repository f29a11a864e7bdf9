import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { exampleOf } from './schema-examples.ts';

describe('an example of a schema', () => {
  it('is its own before that of its name', () => {
    const schema = Type.Object({ title: Type.String({ examples: ['Canal room'] }) });
    expect(exampleOf(schema, { title: ['Sea view'] })).toEqual({ title: 'Canal room' });
  });

  it('is the first of its name that its schema takes', () => {
    const schema = Type.Object({ title: Type.String() });
    expect(exampleOf(schema, { title: [3, 'Sea view'] })).toEqual({ title: 'Sea view' });
  });

  it('is a constant, the first choice or the default, where nothing is known', () => {
    const schema = Type.Object({
      currency: Type.Literal('THB'),
      kind: Type.Enum(['room', 'hotel']),
      page: Type.Integer({ default: 1 }),
    });
    expect(exampleOf(schema, {})).toEqual({ currency: 'THB', kind: 'room', page: 1 });
  });

  it('goes by the type of what is left, and takes the first of several schemas', () => {
    const schema = Type.Object({
      beds: Type.Array(Type.Integer({ minimum: 2 }), { minItems: 2 }),
      open: Type.Optional(Type.Boolean()),
      note: Type.Union([Type.Null(), Type.String()]),
      code: Type.String({ minLength: 8 }),
      day: Type.String({ format: 'date' }),
    });
    expect(exampleOf(schema, {})).toEqual({
      ...{ beds: [2, 2], open: true, note: null, code: 'stringst', day: '2019-08-24' },
    });
  });

  it('has the same id for the same name', () => {
    const schema = Type.Object({ _id: Type.String({ format: 'uuid' }) });
    expect(exampleOf(schema, {})).toEqual(exampleOf(schema, {}));
    expect(exampleOf(schema, {})).toEqual({
      _id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
    });
  });
});
