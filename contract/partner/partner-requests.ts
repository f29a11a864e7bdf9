import type { ApplicantDetails } from '@baanpak/domain/partner/partner-application.ts';
import { type Static, type TSchema, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { IdsQuery, PAGE_FIELDS, PAGE_QUERY } from '../answers/paging.ts';
import { email, line, optionalText, phone, uuid, version } from '../fields/fields.ts';
import { day, part, sort } from '../fields/query-fields.ts';
import { PartnerSchema } from './partner.ts';

/** A field of the domain that is missing does not compile. */
const APPLICANT = {
  hotelName: line(200),
  name: line(200),
  email: email(),
  phone: phone(),
  message: optionalText(2000),
} satisfies Readonly<Record<keyof ApplicantDetails, TSchema>>;

export const ApplyAsPartnerBody = Type.Object(APPLICANT);
export type ApplyAsPartnerRequest = Static<typeof ApplyAsPartnerBody>;

/** What was read may come back as it is. */
export const DecideApplicationBody = Type.Object({
  ...Type.Partial(PartnerSchema).properties,
  action: Type.Enum(['accept', 'decline'], { type: 'string' }),
  reason: optionalText(500),
  version: Type.Optional(version()),
});
export type DecideApplicationRequest = Static<typeof DecideApplicationBody>;

export const PartnerAnswer = withDetail({ partner: PartnerSchema });
export const PartnerParams = Type.Object({ id: uuid("The application's `_id`") });

export const PARTNER_SORTS = ['_id', 'appliedAt', 'status'] as const;

export const PartnerListQuery = Type.Object({
  ...PAGE_QUERY,
  _id: IdsQuery,
  q: part('A part of a hotel’s name, or of a name, email or phone'),
  from: Type.Optional(day()),
  to: Type.Optional(day()),
  status: Type.Optional(PartnerSchema.properties.status),
  sort: sort(PARTNER_SORTS, '-appliedAt'),
});
export type PartnerListRequest = Static<typeof PartnerListQuery>;
export const PartnerListAnswer = withDetail({
  partners: Type.Array(PartnerSchema),
  ...PAGE_FIELDS,
});
