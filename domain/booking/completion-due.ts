import { after, HOUR, type Instant } from '../values/time/instant.ts';
import { addDays, type LocalDate, startOfDay } from '../values/time/local-date.ts';

/**
 * Noon in Bangkok of the day after check-out: until then the desk decides who came and who left, and takes it back
 * (docs/adr/0134-undo-until-noon.md).
 */
export const completionDue = (checkOut: LocalDate): Instant =>
  after(startOfDay(addDays(checkOut, 1)), 12 * HOUR);
