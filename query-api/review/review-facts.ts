import type { ReviewFacts, StaffReviewFacts } from '@baanpak/contract/review/to-review.ts';
import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import type { ReviewRow } from '@baanpak/projector/review/tables.ts';

/** What a row says, as everyone may read it. */
export const reviewIn = (row: ReviewRow): ReviewFacts => ({
  reviewId: row.review_id,
  score: row.score,
  lang: row.lang,
  words: row.words,
  checkIn: row.check_in,
  checkOut: row.check_out,
  writtenAt: row.written_at,
  answer: row.answered_at === null ? null : { text: row.answer, at: row.answered_at },
});

type Named = Readonly<{ hotelName: I18nText; roomTitle: I18nText }>;

/** The same as staff may. */
export const staffReviewIn = (row: ReviewRow & Named): StaffReviewFacts => ({
  ...reviewIn(row),
  bookingId: row.booking_id,
  code: row.code,
  hotelId: row.hotel_id,
  hotelName: row.hotelName,
  roomId: row.room_id,
  roomTitle: row.roomTitle,
  ownerId: row.owner_id,
  status: row.hidden ? 'hidden' : 'shown',
  revisedAt: row.revised_at,
  reason: row.reason,
  reports: openReports(row),
  version: row.version,
});

/** Those that came last are not decided on. */
const openReports = ({ reports, open_reports: open }: ReviewRow) =>
  Object.values(reports)
    .sort((a, b) => b.version - a.version)
    .slice(0, open)
    .reverse();
