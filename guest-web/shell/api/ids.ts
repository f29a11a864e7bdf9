const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a part of an address can be an id. Anything else opens nothing, and must not become part of a
 * path that is asked for: `../..` in it would name another thing.
 */
export const isId = (text: string): boolean => UUID.test(text);
