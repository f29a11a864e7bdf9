/** How long a statement may take, in ms, that makes something of all rows at once. */
export const LONGEST_MS = 3_600_000;
