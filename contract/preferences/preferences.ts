import { LANGUAGES } from '@baanpak/domain/values/text/i18n-text.ts';
import type { OwnerList, SiteList } from '@baanpak/domain/values/text/staff-lists.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { line } from '../fields/fields.ts';

const FIELD = { minLength: 1, maxLength: 60 };

/** A way to look at a list: what is in it, in which order, with which columns. */
const ViewSchema = Type.Object(
  {
    name: Type.String({
      ...line(60),
      description: 'Unique in its list',
    }),
    filter: Type.Record(Type.String(), Type.Unknown(), {
      maxProperties: 20,
      description: 'As the list takes it',
    }),
    sort: Type.Object({
      field: Type.String(FIELD),
      order: Type.Enum(['ASC', 'DESC'], { type: 'string' }),
    }),
    hidden: Type.Array(Type.String(FIELD), {
      maxItems: 40,
      description: 'Columns that do not show, by the names of their fields',
    }),
    isDefault: Type.Boolean({ description: 'What the list opens with; one at most' }),
  },
  {
    examples: [
      {
        name: 'Arrivals',
        filter: { status: ['Booked'] },
        sort: { field: 'checkInDate', order: 'ASC' },
        hidden: ['price'],
        isDefault: true,
      },
    ],
  },
);
export type ViewJson = Static<typeof ViewSchema>;

const Views = Type.Optional(
  Type.Array(ViewSchema, {
    maxItems: 12,
    description: 'Views of the list, in the order they show',
  }),
);

const VIEWS = {
  'book-manage': Views,
  'book-history': Views,
  'room-manage': Views,
  'hotel-manage': Views,
  'user-manage': Views,
  refunds: Views,
  payments: Views,
  cases: Views,
  partners: Views,
  events: Views,
  reviews: Views,
} satisfies Readonly<Record<OwnerList | SiteList, typeof Views>>;

/** Views by the lists' parts of the address, and the language of mails. */
const PreferencesSchema = Type.Object({
  ...VIEWS,
  language: Type.Optional(
    Type.Enum([...LANGUAGES], {
      type: 'string',
      description: 'In which mails to oneself are written; each sign-in sets it to its own',
    }),
  ),
});
export type PreferencesJson = Static<typeof PreferencesSchema>;
export type ListWithViews = keyof typeof VIEWS;

/** In bytes of JSON. */
export const MOST_PREFERENCES = 32_768;

export const ChangePreferencesBody = Type.Object(
  { ...PreferencesSchema.properties },
  { description: 'Lists that are not named keep their views; 32 kB at most', minProperties: 1 },
);
export const PreferencesAnswer = withDetail({ preferences: PreferencesSchema });
