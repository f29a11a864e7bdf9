export const MOST_PICTURES = 30;

/** The address of a picture as wide as a place for it needs. */
export const narrower = (url: string): string => `${url}?w=360`;
