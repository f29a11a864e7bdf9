import { Type } from 'typebox';

export const uuid = (description?: string) =>
  Type.String({ format: 'uuid', ...(description !== undefined && { description }) });

/** `YYYY-MM-DD`; `T00:00:00` may follow. */
export const localDay = () => Type.String({ format: 'local-date', examples: ['2026-12-24'] });

/** A text that must say something. */
export const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const optionalText = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

export const count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
