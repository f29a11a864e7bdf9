/** As many days ahead as a stay may end. */
export const FURTHEST = 730;
