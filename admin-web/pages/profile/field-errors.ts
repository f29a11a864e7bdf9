import { isOneOf } from '@baanpak/domain/values/fields/fields.ts';
import { HttpError } from 'react-admin';

type FieldError<Field> = readonly [field: Field, message: string];

/** What a plain call's refusal says of the fields of a form. */
export function fieldErrorsIn<const Field extends string>(
  error: unknown,
  fields: readonly Field[],
): readonly FieldError<Field>[] {
  const found: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  if (!Array.isArray(found)) return [];
  return found.flatMap(({ path, message }: Readonly<{ path: string; message: string }>) =>
    isOneOf(fields, path) ? [[path, message] as const] : [],
  );
}
