import type { Json } from '../event-store/port.ts';

/** JSON text as its value; throws SyntaxError. */
export const parseJson = (text: string): Json => JSON.parse(text);
