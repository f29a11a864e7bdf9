import { readCatalogue } from './demo-hotel.ts';
import hotels from './hotels.json' with { type: 'json' };

/** The invented hotels a fresh installation shows; none is a real business. */
export const demoCatalogue = readCatalogue(hotels);
