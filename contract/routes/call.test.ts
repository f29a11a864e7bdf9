import { Type } from 'typebox';
import { expectTypeOf, it } from 'vitest';
import type { InputOf, Sent } from './call.ts';

const BODY = Type.Object({
  roomId: Type.String(),
  note: Type.Optional(Type.String()),
  status: Type.With(Type.Enum(['Booked', 'Unavailable'], { type: 'string' }), {
    default: 'Booked',
  }),
});

it('lets callers leave out a field that has a default', () =>
  expectTypeOf<InputOf<typeof BODY>>().branded.toEqualTypeOf<{
    roomId: string;
    note?: string;
    status?: 'Booked' | 'Unavailable';
  }>());

it('takes the body of a call as its schema reads it', () =>
  expectTypeOf<Sent<'POST /auth/token'>>().toEqualTypeOf<{
    readonly username: string;
    readonly password: string;
  }>());
