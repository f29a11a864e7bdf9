import { reviewIdOf } from '@baanpak/command-api/use-cases/review/review.ts';
import { wasStayed } from '@baanpak/domain/booking/attendance.ts';
import { bookingStream, booking as ofBooking } from '@baanpak/domain/booking/booking.ts';
import { type ReviewCommand, review, reviewStream } from '@baanpak/domain/review/review.ts';
import { after, HOUR } from '@baanpak/domain/values/time/instant.ts';
import { addDays, bangkokDay, startOfDay } from '@baanpak/domain/values/time/local-date.ts';
import { ANSWER_WORDS, REVIEW_WORDS } from '../review-words.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Actor, as, handleCommand, idsOf, ownerOf, type Past } from './past.ts';
import { type Random, random, weighted } from './random.ts';

const SCORES = weighted([6, 10], [8, 9], [6, 8], [3, 7], [1, 6], [1, 5], [1, 4]);
/** In a hundred: guests who review, give no words, give no name; and hotels that answer. */
const SHARES = { review: 45, noWords: 20, noName: 25, answer: 45 };

/** Some of those who stayed say how it was, and some hotels answer; the n-th booking's by a lot of its own. */
export function planReview(past: Past, booking: DemoBooking, n: number): void {
  if (booking.course !== 'stays' && booking.course !== 'stays-uncounted') return;
  const lot = random(n + 1);
  if (!lot.percent(SHARES.review)) return;
  const score = lot.oneOf(SCORES);
  const written = after(
    startOfDay(addDays(booking.checkOut, lot.between(1, 6))),
    lot.between(1, 13) * HOUR,
  );
  const words = wordsOf(booking, score, lot);
  const answer = lot.percent(SHARES.answer)
    ? lot.oneOf(ANSWER_WORDS[liked(score)][booking.guest.lang])
    : null;
  past.agenda.plan(written, () => write(past, booking, score, words));
  if (answer === null) return;
  const answered = after(written, lot.between(3, 60) * HOUR);
  past.agenda.plan(answered, () => reply(past, booking, answer));
}

const liked = (score: number) => (score >= 9 ? 'superb' : score >= 7 ? 'good' : 'fair');

function wordsOf({ guest }: DemoBooking, score: number, lot: Random) {
  const text = lot.oneOf(REVIEW_WORDS[liked(score)][guest.lang]);
  const [first = null] = guest.name.split(' ');
  return {
    text: lot.percent(SHARES.noWords) ? null : text,
    name: lot.percent(SHARES.noName) ? null : first,
  };
}

async function write(
  past: Past,
  booking: DemoBooking,
  score: number,
  words: ReturnType<typeof wordsOf>,
): Promise<void> {
  const { bookingId } = idsOf(past, booking.name);
  const { state } = await past.ports.commands.load(ofBooking, bookingStream(bookingId));
  if (state.status === 'unknown' || !wasStayed(state)) return; // it came otherwise
  const { code, hotelId, roomId, ownerId, checkIn, checkOut } = state.terms;
  const at = past.ports.now();
  const data = {
    ...{ reviewId: reviewIdOf(past.ports, bookingId), bookingId, code, hotelId, roomId, ownerId },
    ...{ checkIn, checkOut, stayed: true, score, words, lang: booking.guest.lang },
    ...{ at, today: bangkokDay(at) },
  };
  await say(past, booking, 'guest', { type: 'WriteReview', data });
}

async function reply(past: Past, booking: DemoBooking, text: string): Promise<void> {
  const reviewId = reviewIdOf(past.ports, idsOf(past, booking.name).bookingId);
  const { state } = await past.ports.commands.load(review, reviewStream(reviewId));
  if (state.status === 'unknown') return;
  const who = ownerOf(past, booking);
  const by = past.id('user', who);
  const data = { reviewId, expectedVersion: null, text, by, at: past.ports.now() };
  await say(past, booking, who, { type: 'AnswerReview', data });
}

function say(past: Past, booking: DemoBooking, who: Actor, command: ReviewCommand): Promise<void> {
  const { bookingId } = idsOf(past, booking.name);
  const context = as(past, who, `${booking.name}/${command.type}`);
  return handleCommand(
    past,
    review,
    reviewStream(reviewIdOf(past.ports, bookingId)),
    command,
    context,
  );
}
