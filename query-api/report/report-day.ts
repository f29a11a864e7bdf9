import { isLocalDate, type LocalDate } from '@baanpak/domain/values/time/local-date.ts';

/** A day that the database knows, and that some years can be counted on from: it has no year 0, nor any after 9999. */
export const isReportDay = (text: string): text is LocalDate =>
  isLocalDate(text) && text >= '0001' && text < '9990';
