import { PICTURE_WIDTHS } from '@baanpak/domain/values/place/picture-widths.ts';
import { Type } from 'typebox';

export const PictureParams = Type.Object({ name: Type.String({ maxLength: 100 }) });

export const PictureQuery = Type.Object({
  w: Type.Optional(
    Type.Enum([...PICTURE_WIDTHS], { type: 'integer', description: 'The widest it may be, in px' }),
  ),
});

/** Bytes. */
export const PictureAnswer = {
  description: 'The picture',
  content: { 'image/webp': { schema: Type.Unsafe<Buffer>({ type: 'string' }) } },
};
