import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';

const hotels = () => Type.Integer({ description: 'That would be found' });
const CodeCountSchema = Type.Object({ code: Type.String(), hotels: hotels() });
const baht = () => Nullable(Type.Integer({ description: 'Of an average night' }));

/** How many hotels a search would find with one criterion more; beside those it asks for already. */
export const HotelCountsAnswerSchema = withDetail({
  total: Type.Integer({ description: 'That are found as asked' }),
  facilities: Type.Array(CodeCountSchema),
  sideViews: Type.Array(CodeCountSchema),
  pet: hotels(),
  kid: hotels(),
  prices: Type.Array(Type.Object({ minPrice: baht(), maxPrice: baht(), hotels: hotels() }), {
    description: 'With each of these in place of minPrice and maxPrice; null has no bound',
  }),
});
export type HotelCountsJson = Static<typeof HotelCountsAnswerSchema>;
