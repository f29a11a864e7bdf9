import { describe, expect, it } from 'vitest';
import {
  block,
  blocked,
  book,
  booked,
  changeUnits,
  close,
  held,
  hold,
  of,
  opened,
  release,
  released,
  theBlock,
} from '../testing/room-calendar-samples.ts';
import { day, nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { Refusal } from '../values/decider/refusal.ts';
import { roomCalendar } from './room-calendar.ts';
import { unitsLeft } from './taken-nights.ts';

// room-calendar.every-state.test.ts tries every command in every state; here are the rules worth a sentence.
const given = specFor(roomCalendar);

it('closes a room calendar on the day its last guest leaves', () =>
  given(opened(1), held('anna', 1, 3), booked('anna', 1, 3))
    .when(close(3))
    .expect({ type: 'CalendarClosed', data: { roomId: 'garden' } }));

describe('holding nights', () => {
  it('lets one guest arrive the day another leaves', () =>
    given(opened(1), held('anna', 1, 3))
      .when(hold('bob', 3, 4))
      .expect(held('bob', 3, 4)));

  it('lets one guest leave the day another arrives', () =>
    given(opened(1), held('anna', 3, 5))
      .when(hold('bob', 1, 3))
      .expect(held('bob', 1, 3)));

  it.each([
    ['the first night', 1, 2],
    ['the last night', 3, 5],
    ['a night within', 2, 3],
    ['all of them and more', 0, 9],
  ])('refuses %s of those that are taken', (_, checkIn, checkOut) =>
    given(opened(1), held('anna', 1, 4), booked('anna', 1, 4))
      .when(hold('bob', checkIn, checkOut))
      .refuses('room-already-booked'),
  );

  it('refuses a stay that ends before it begins', () =>
    given(opened(1))
      .when(hold('anna', 3, 1))
      .refuses('stay-too-short'));

  it('counts night by night: two short stays leave the second unit free', () =>
    given(opened(2), held('anna', 1, 3), held('bob', 3, 5))
      .when(hold('cim', 1, 5))
      .expect(held('cim', 1, 5)));

  it('refuses a stay of which one night is taken in every unit', () =>
    given(opened(2), held('anna', 1, 4), held('bob', 3, 5))
      .when(hold('cim', 1, 5))
      .refuses('room-already-booked'));

  it('refuses a hold that comes after its reservation was taken back', () =>
    given(opened(1), held('anna', 1, 3), released(['anna', 1, 3], 'abandoned'))
      .when(hold('anna', 1, 3))
      .refuses('reservation-lapsed'));

  it('takes a hold again that was released because another room was refused', () =>
    given(opened(1), held('anna', 1, 3), released(['anna', 1, 3], 'refused'))
      .when(hold('anna', 1, 3))
      .expect(held('anna', 1, 3)));
});

describe('booking and releasing nights', () => {
  it('never moves them: the nights are those of the hold', () =>
    given(opened(1), held('anna', 1, 3))
      .when(book('anna'))
      .expect(booked('anna', 1, 3)));

  it.each(['expired', 'given-up', 'abandoned', 'refused'] as const)(
    'frees them when the reservation is %s',
    (because) =>
      given(opened(1), held('anna', 1, 3))
        .when(release('anna', because))
        .expect(released(['anna', 1, 3], because)),
  );

  it('refuses to book what was released', () =>
    given(opened(1), held('anna', 1, 3), released(['anna', 1, 3]))
      .when(book('anna'))
      .refuses('room-already-booked'));
});

describe('nights that are taken once more for late money', () => {
  const stay = { ...of('anna'), ...nights(1, 3) };
  const retake = (settlement: number) =>
    ({ type: 'RetakeNights', data: { ...stay, checkoutUid: 'cart', settlement } }) as const;
  const retaken = (settlement: number) =>
    ({ type: 'NightsRetaken', data: retake(settlement).data }) as const;
  const letGo = (settlement: number) =>
    ({ type: 'ReleaseNights', data: { ...of('anna'), because: 'refused', settlement } }) as const;
  const letGone = (settlement: number) =>
    ({ type: 'NightsReleased', data: { ...letGo(settlement).data, ...nights(1, 3) } }) as const;

  it('are let go of by the late settlement that took them', () =>
    given(opened(1), retaken(1)).when(letGo(1)).expect(letGone(1)));

  it('go over to a later late settlement, and are not let go of by the earlier one', () => {
    const over = { type: 'NightsBooked', data: retake(2).data } as const;
    given(opened(1), retaken(1)).when(retake(2)).expect(over);
    given(opened(1), retaken(1), over).when(letGo(1)).expect();
    given(opened(1), retaken(1), over).when(letGo(2)).expect(letGone(2));
  });

  it('do not go back to an earlier one that stood still meanwhile', () =>
    given(opened(1), retaken(2)).when(retake(1)).expect());

  it('may be taken by one that stood still until nobody had them, and let go of again', () => {
    const late = [opened(1), retaken(1), letGone(1)];
    given(late).when(retake(1)).expect(retaken(1));
    given(late, retaken(1)).when(letGo(1)).expect(letGone(1));
  });

  it('are not taken for a booking that was canceled since, no matter who says so again', () =>
    given(opened(1), retaken(1), released(['anna', 1, 3], 'canceled'))
      .when(retake(1))
      .expect());
});

describe('blocking nights', () => {
  it('takes all units that are free on all of the nights, unless told how many', () => {
    const twoLeft = [opened(3), held('anna', 2, 3)];
    given(twoLeft).when(block(null)).expect(blocked(2));
    given(twoLeft)
      .when(block(2))
      .expect({ type: 'NightsBlocked', data: theBlock(2) as never });
    given(twoLeft).when(block(3)).refuses('room-already-booked');
    given(opened(1), held('anna', 2, 3))
      .when(block(null))
      .refuses('room-already-booked');
  });

  it('leaves the others to guests, and frees as many as it took', () => {
    const history = [opened(3), blocked(2)];
    given(history).leads((state) => expect(unitsLeft(state, nights(1, 2))).toBe(1));
    given(history)
      .when(release('works', 'canceled'))
      .expect({
        type: 'NightsReleased',
        data: { ...of('works'), ...nights(1, 3), because: 'canceled', units: 2 },
      });
    given(history).when(changeUnits(1)).refuses('units-below-sold');
    given(history).when(book('works')).refuses('room-already-booked');
  });

  it('lasts a night at least', () =>
    given(opened(1))
      .when({ type: 'BlockNights', data: { ...theBlock(1), ...nights(3, 3) } })
      .refuses('stay-too-short'));
});

describe('the units left for a stay', () => {
  it.each([
    [3, nights(8, 9)],
    [2, nights(1, 3)],
    [1, nights(1, 4)],
    [1, nights(3, 4)],
    [2, nights(4, 6)],
  ])('are %i of three for %o, as many as its fullest night leaves', (left, stay) =>
    given(opened(3), held('anna', 1, 4), held('bob', 3, 5)).leads((state) =>
      expect(unitsLeft(state, stay)).toBe(left),
    ),
  );

  it('are none before the calendar is opened', () =>
    given().leads((state) => expect(unitsLeft(state, nights(1, 2))).toBe(0)));
});

describe('changing units', () => {
  it('refuses fewer than are sold on some night', () =>
    given(opened(3), held('anna', 1, 4), held('bob', 3, 5))
      .when(changeUnits(1))
      .refuses('units-below-sold'));

  it('names the nights on which more are sold', () => {
    const state = [opened(3), held('anna', 1, 4), held('bob', 3, 5), held('carl', 3, 4)].reduce(
      roomCalendar.evolve,
      roomCalendar.initialState,
    );
    const nightsThatRefuse = (units: number) => {
      try {
        roomCalendar.decide(state, changeUnits(units));
      } catch (error) {
        return error instanceof Refusal ? error.facts?.nights : error;
      }
      return [];
    };
    expect(nightsThatRefuse(1)).toEqual([day(3)]);
    expect(nightsThatRefuse(3)).toEqual([]);
  });

  it('takes away units that are sold on different nights only', () =>
    given(opened(3), held('anna', 1, 3), held('bob', 3, 5))
      .when(changeUnits(1))
      .expect({ type: 'UnitsChanged', data: { roomId: 'garden', units: 1 } }));
});
