import { isDeepStrictEqual } from 'node:util';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';

/** Lets a PUT bring back what a GET answered: fields only the server sets may be there, unchanged. */
export function assertReadOnly<Entity extends object>(
  current: Entity,
  sent: Readonly<Partial<Record<keyof Entity, unknown>>>,
): void {
  for (const [field, value] of Object.entries(sent))
    if (value !== undefined && !isDeepStrictEqual(value, current[field as keyof Entity]))
      throw invalidField(field, { th: 'แก้ไขไม่ได้', en: 'cannot be changed' });
}
