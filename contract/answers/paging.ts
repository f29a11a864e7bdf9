import { type Static, Type } from 'typebox';

export const MOST_PER_PAGE = 100;
export const PER_PAGE = 20;

/** Query parameters of every list; more than 100 a page is read as 100. */
export const PAGE_QUERY = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  perPage: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: PER_PAGE,
    description: `At most ${MOST_PER_PAGE}`,
  }),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000_000,
      description: 'How many to leave out, where no whole pages are',
    }),
  ),
};

/** Query parameter of a list: those alone, as many as a page holds. */
export const IdsQuery = Type.Optional(
  Type.Array(Type.String({ format: 'uuid' }), { maxItems: MOST_PER_PAGE }),
);

/** What every list says beside its entries. */
export const PAGE_FIELDS = {
  total: Type.Integer({ description: 'Of all pages' }),
  page: Type.Integer(),
  perPage: Type.Integer(),
};
const PageSchema = Type.Object(PAGE_FIELDS);
export type PageJson = Static<typeof PageSchema>;
