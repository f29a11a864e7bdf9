import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type { Counted } from './review.ts';

/** Reviews that count, and the sum of their scores. */
export type Rating = Readonly<{ count: number; sum: number }>;

export const NO_RATING: Rating = { count: 0, sum: 0 };

/** The average of 1 to 10 with one decimal, as guests read it; null where nobody reviewed. */
export const averageOf = ({ count, sum }: Rating): number | null =>
  count === 0 ? null : Math.round((sum / count) * 10) / 10;

/** The same as 0.5 to 5 stars, in halves. */
export function starsOf(rating: Rating): number | null {
  const average = averageOf(rating);
  return average === null ? null : Math.round(average) / 2;
}

// One stream a hotel, told of every change of a review that counts: what a hotel and its rooms are rated is
// folded without reading what guests wrote (docs/adr/0087-scores-of-reviews.md).
export const reviewScoresStream = (hotelId: string) => `reviewScores-${hotelId}`;

export type CountReview = Message<'CountReview', Counted & { reviewId: string }>;
/** What the hotel and the room are rated from now on. */
export type ReviewCounted = Message<
  'ReviewCounted',
  Counted & { reviewId: string; hotel: Rating; room: Rating }
>;

type LastCount = Pick<Counted, 'score' | 'turn'>;
export type ReviewScores = Readonly<{
  hotel: Rating;
  rooms: ReadonlyMap<string, Rating>;
  /** How each review was counted last. */
  reviews: PersistentMap<LastCount>;
}>;

type Snapshot = Readonly<{
  hotel: Rating;
  rooms: [string, Rating][];
  reviews: [string, LastCount][];
}>;

const BYTES_AN_ENTRY = 200;

/** What guests give a hotel and each of its rooms. */
export const reviewScores: Decider<ReviewScores, CountReview, ReviewCounted> = {
  initialState: { hotel: NO_RATING, rooms: new Map(), reviews: PersistentMap.empty() },
  refusals: { CountReview: [] },
  decide(state, { data }) {
    const before = state.reviews.get(data.reviewId);
    if (before && before.turn >= data.turn) return []; // told twice, or of something older
    const former = before?.score ?? null;
    const hotel = counted(state.hotel, former, data.score);
    const room = counted(ratingOfRoom(state, data.roomId), former, data.score);
    return [{ type: 'ReviewCounted', data: { ...data, hotel, room } }];
  },
  evolve(state, { data: { reviewId, roomId, score, turn, hotel, room } }) {
    return {
      hotel,
      rooms: new Map(state.rooms).set(roomId, room),
      reviews: state.reviews.set(reviewId, { score, turn }),
    };
  },
  snapshot: {
    version: 1,
    toJson: ({ hotel, rooms, reviews }) => ({ hotel, rooms: [...rooms], reviews: [...reviews] }),
    fromJson: ({ hotel, rooms, reviews }: Snapshot) => ({
      hotel,
      rooms: new Map(rooms),
      reviews: PersistentMap.of(reviews),
    }),
    bytes: ({ rooms, reviews }) => BYTES_AN_ENTRY * (1 + rooms.size + reviews.size),
  },
};

export const ratingOfRoom = ({ rooms }: ReviewScores, roomId: string): Rating =>
  rooms.get(roomId) ?? NO_RATING;

function counted({ count, sum }: Rating, former: number | null, score: number | null): Rating {
  const reviews = Number(score !== null) - Number(former !== null);
  return { count: count + reviews, sum: sum - (former ?? 0) + (score ?? 0) };
}
