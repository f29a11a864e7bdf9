import { isDeepStrictEqual } from 'node:util';
import type { Rating } from '@baanpak/domain/review/review-scores.ts';
import { fieldsOf, fieldsWhere } from '@baanpak/domain/values/fields/fields.ts';
import type { Principal } from '@baanpak/domain/values/people/roles.ts';
import { invalidField } from '@baanpak/infrastructure/http/invalid-request.ts';
import { TransportError } from '@baanpak/infrastructure/http/transport-problems.ts';

/** How each field of details is taken from a request; a field without does not compile. */
export type FieldMappers<Sent extends { readonly [F in keyof Details]?: unknown }, Details> = {
  readonly [F in keyof Details]-?: (sent: Sent[F] & (NonNullable<unknown> | null)) => Details[F];
};

/** What a request states of details; what it leaves out stays out. */
export function pickProvided<Details, Sent extends { readonly [F in keyof Details]?: unknown }>(
  readers: FieldMappers<Sent, Details>,
  body: Sent,
): Partial<Details> {
  const details: Partial<Details> = {};
  for (const field in readers) {
    const sent = body[field];
    if (sent !== undefined) details[field] = readers[field](sent);
  }
  return details;
}

/** For what is kept as it is sent. */
export const identity = <Value>(value: Value): Value => value;

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

const SCORES: readonly string[] = ['reviewScore', 'reviewCount', 'rating', 'ratingValue'];

/** What guests give moves by itself between a GET and its PUT; of what nobody reviewed there is nothing to move. */
export const withoutMovingScore = <Sent extends object>(
  { count }: Rating,
  sent: Sent,
): Partial<Sent> => (count === 0 ? sent : fieldsWhere(sent, (name) => !SCORES.includes(name)));

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

/** A gallery is ordered again and loses pictures by its ids; none comes in that way. */
export function assertReordered(known: readonly string[], wanted: readonly string[]): void {
  if (wanted.some((id) => !known.includes(id)))
    throw invalidField('idsGallery', {
      th: 'มีรูปที่ไม่ได้อยู่ในแกลเลอรี',
      en: 'names a picture that is not in the gallery',
    });
}
