import { homeTh } from '../home/texts.th.ts';

/** The texts of the home page. */
export const thHome = { home: homeTh };
