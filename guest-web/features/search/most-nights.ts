/** Of a stay that may be any in a month. */
export const MOST_NIGHTS = 30;
