import type { Criteria } from './criteria.ts';

/** When a stay is to be: on its days or, where a month is named, on any in that of so many nights. */
export type When = Pick<Criteria, 'stay' | 'month' | 'nights'>;
