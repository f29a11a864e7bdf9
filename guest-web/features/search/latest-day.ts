/** As many days ahead as a stay may end. */
export const LATEST_DAY = 730;
