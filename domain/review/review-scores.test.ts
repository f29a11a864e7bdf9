import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specFor } from '../testing/spec-for.ts';
import {
  averageOf,
  type CountReview,
  NO_RATING,
  type Rating,
  type ReviewCounted,
  ratingOfRoom,
  reviewScores,
  starsOf,
} from './review-scores.ts';

const given = specFor(reviewScores);
const of = { hotelId: 'riverside', roomId: 'garden', reviewId: 'first' };
const count = (score: number | null, turn: number): CountReview => ({
  type: 'CountReview',
  data: { ...of, score, turn },
});
const counted = (
  score: number | null,
  turn: number,
  hotel: Rating,
  room: Rating = hotel,
): ReviewCounted => ({ type: 'ReviewCounted', data: { ...of, score, turn, hotel, room } });
const nine = counted(9, 0, { count: 1, sum: 9 });

describe('what guests give', () => {
  it('counts for the hotel and the room', () => given([]).when(count(9, 0)).expect(nine));

  it('counts otherwise once it was changed, and no more once it is hidden', () => {
    given([nine])
      .when(count(7, 1))
      .expect(counted(7, 1, { count: 1, sum: 7 }));
    given([nine])
      .when(count(null, 1))
      .expect(counted(null, 1, NO_RATING));
    given([nine, counted(null, 1, NO_RATING)])
      .when(count(9, 2))
      .expect(counted(9, 2, { count: 1, sum: 9 }));
  });

  it('is remembered also where nothing comes of it, or what is older would count', () => {
    given([])
      .when(count(null, 3))
      .expect(counted(null, 3, NO_RATING));
    given([counted(null, 3, NO_RATING)])
      .when(count(9, 2))
      .expect();
  });

  it('counts once, whenever it is told again', () => {
    given([nine]).when(count(9, 0)).expect();
    given([nine, counted(7, 1, { count: 1, sum: 7 })])
      .when(count(9, 0))
      .expect();
  });

  it('is the sum of what stands, in whatever order changes are heard of, and however often', () => {
    const change = fc.record({
      reviewId: fc.constantFrom('a', 'b', 'c'),
      roomId: fc.constantFrom('garden'),
      score: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        (all, picks) => {
          const told = all.map((data, turn): CountReview['data'] => ({
            hotelId: 'riverside',
            ...data,
            turn,
          }));
          const twice = [...told, ...told]
            .map((data) => ({ data, at: picks.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at);
          let state = reviewScores.initialState;
          for (const { data } of twice)
            for (const event of reviewScores.decide(state, { type: 'CountReview', data }))
              state = reviewScores.evolve(state, event);
          const last = new Map(told.map(({ reviewId, score }) => [reviewId, score]));
          const scores = [...last.values()].filter((score) => score !== null);
          const rating = { count: scores.length, sum: scores.reduce((sum, one) => sum + one, 0) };
          expect(state.hotel).toEqual(rating);
          expect(ratingOfRoom(state, 'garden')).toEqual(rating);
        },
      ),
    );
  });

  it('is kept beside the log as it is', () => {
    const { toJson, fromJson, bytes } = reviewScores.snapshot ?? expect.fail();
    const state = reviewScores.evolve(reviewScores.initialState, nine);
    const kept = fromJson(JSON.parse(JSON.stringify(toJson(state))) as never);
    expect([kept.hotel, [...kept.rooms], [...kept.reviews]]).toEqual([
      state.hotel,
      [...state.rooms],
      [...state.reviews],
    ]);
    expect(bytes(kept)).toBeGreaterThan(bytes(reviewScores.initialState));
  });
});

describe('a rating', () => {
  it('is an average with one decimal, and stars in halves', () => {
    expect([averageOf(NO_RATING), starsOf(NO_RATING)]).toEqual([null, null]);
    expect([averageOf({ count: 3, sum: 26 }), starsOf({ count: 3, sum: 26 })]).toEqual([8.7, 4.5]);
    expect([averageOf({ count: 1, sum: 10 }), starsOf({ count: 1, sum: 1 })]).toEqual([10, 0.5]);
  });
});
