import { after, DAY, type Instant } from '../values/time/instant.ts';
import { addDays, type LocalDate } from '../values/time/local-date.ts';

const DAYS_TO_WRITE = 90;
const DAYS_TO_CHANGE = 7;

/** The last day on which a stay may be reviewed. */
export const lastDayToWrite = (checkOut: LocalDate): LocalDate => addDays(checkOut, DAYS_TO_WRITE);

/** Until when its guest may change a review. */
export const changedUntil = ({ writtenAt }: Readonly<{ writtenAt: Instant }>): Instant =>
  after(writtenAt, DAYS_TO_CHANGE * DAY);
