import type { KnownApplication } from '@baanpak/domain/partner/partner-application.ts';
import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';

/** A hotel that wants to be listed. */
export const PartnerSchema = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  hotelName: Nullable(Type.String()),
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  message: Nullable(Type.String()),
  status: Type.Enum(['open', 'accepted', 'declined'], { type: 'string' }),
  appliedAt: Type.String({ format: 'date-time' }),
  decidedAt: Nullable(Type.String({ format: 'date-time' })),
  decidedBy: Nullable(Type.String({ description: "A user's `_id`" })),
  reason: Nullable(Type.String()),
  ownerId: Nullable(Type.String({ description: 'The owner who was made of the applicant' })),
  version: Type.Integer(),
});
export type PartnerJson = Static<typeof PartnerSchema>;

const ERASED = { hotelName: null, name: null, email: null, phone: null, message: null };

export const toPartner = ({
  applicationId,
  applicant,
  decided,
  ...known
}: KnownApplication): PartnerJson => ({
  _id: applicationId,
  ...(applicant ?? ERASED),
  ...known,
  decidedAt: decided?.at ?? null,
  decidedBy: decided?.by ?? null,
});
