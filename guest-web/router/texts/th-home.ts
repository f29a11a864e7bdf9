import { homeTh } from '../../pages/home/texts.th.ts';

/** The texts of the home page. */
export const thHome = { home: homeTh };
