import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '@baanpak/domain/values/fields/fields.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';

/** What is said of a field that stays as it is. */
export const FIXED = { th: 'แก้ไขไม่ได้', en: 'cannot be changed' };

/** Lets a PUT bring back what a GET answered: fields only the server sets may be there, unchanged. */
export function assertReadOnly<Entity extends object>(
  current: Entity,
  sent: Readonly<Partial<Record<keyof Entity, unknown>>>,
): void {
  for (const field of fieldsOf(sent))
    if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], current[field]))
      throw invalidField(field, FIXED);
}

/** Whose a hotel or room is stays: 403 for who is bound to one owner, 400 for an admin. */
export function assertSameOwner(
  by: Principal,
  ownerId: string,
  requested: string | undefined,
): void {
  if (requested === undefined || requested === ownerId) return;
  if (by.role !== 'admin') throw new TransportError('forbidden');
  throw invalidField('ownerId', FIXED);
}
