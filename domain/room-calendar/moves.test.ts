import { describe, it } from 'vitest';
import {
  book,
  booked,
  held,
  hold,
  holdMove,
  keepMoved,
  moveHeld,
  nightsMoved,
  opened,
  release,
  releaseMove,
} from '../testing/room-calendar-samples.ts';
import { nights } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { roomCalendar } from './room-calendar.ts';

const given = specFor(roomCalendar);
const stayed = [opened(1), held('anna', 1, 3), booked('anna', 1, 3)];
const AFTER_MOVE = { roomId: 'garden', hadBy: 'move of anna' };

describe('holding nights for a move', () => {
  it('takes what the stay has not, and of what both share nothing', () =>
    given(...stayed)
      .when(holdMove(['anna', 2, 5]))
      .expect(moveHeld(['anna', 2, 5], 3, 4)));

  it('takes nothing where all of it is had', () =>
    given(...stayed)
      .when(holdMove(['anna', 1, 2]))
      .expect(moveHeld(['anna', 1, 2])));

  it('refuses a night that another has', () =>
    given(...stayed, held('bob', 4, 5))
      .when(holdMove(['anna', 2, 5]))
      .refuses('room-already-booked'));

  it('refuses no night at all', () =>
    given(...stayed)
      .when(holdMove(['anna', 3, 3]))
      .refuses('stay-too-short'));

  it('keeps others from the nights of before and of after', () => {
    const moving = [...stayed, moveHeld(['anna', 4, 6], 4, 5)];
    given(...moving)
      .when(hold('bob', 2, 3))
      .refuses('room-already-booked');
    given(...moving)
      .when(hold('bob', 5, 6))
      .refuses('room-already-booked');
    given(...moving)
      .when(hold('bob', 3, 4))
      .expect(held('bob', 3, 4));
  });

  it('refuses a move that was planned on another', () =>
    given(...stayed)
      .when(holdMove(['anna', 2, 5], AFTER_MOVE))
      .refuses('stale-version'));

  it('refuses a second move at the same time', () => {
    const second = holdMove(['anna', 5, 6]);
    given(...stayed, moveHeld(['anna', 2, 5], 3, 4))
      .when({ ...second, data: { ...second.data, moveId: 'second' } })
      .refuses('stale-version');
  });
});

describe('a stay that has moved', () => {
  const moved = [...stayed, moveHeld(['anna', 2, 5], 3, 4), nightsMoved(['anna', 2, 5], 1)];

  it('leaves the nights of before to others', () =>
    given(...moved)
      .when(hold('bob', 1, 2))
      .expect(held('bob', 1, 2)));

  it('has those of after', () =>
    given(...moved)
      .when(hold('bob', 4, 5))
      .refuses('room-already-booked'));

  it('keeps its nights when the process says once more what went before', () => {
    given(...moved)
      .when({
        type: 'ReleaseNights',
        data: { roomId: 'garden', bookingId: 'anna', because: 'moved', hadBy: null },
      })
      .expect();
    given(...moved)
      .when(book('anna'))
      .expect();
    given(...moved)
      .when(releaseMove('anna'))
      .expect();
    given(...moved)
      .when(release('anna', 'abandoned'))
      .expect();
  });
});

describe('a stay that has left for another room', () => {
  const left = {
    type: 'NightsReleased',
    data: { roomId: 'garden', bookingId: 'anna', ...nights(1, 3), because: 'moved', hadBy: null },
  } as const;

  it('is not booked here again when its checkout is paid', () =>
    given(...stayed, left)
      .when(book('anna'))
      .expect());

  it('may come back', () =>
    given(...stayed, left)
      .when(holdMove(['anna', 1, 3], { roomId: 'sea', hadBy: 'first' }))
      .expect(moveHeld(['anna', 1, 3], 1, 2)));
});

describe('a stay that is shortened', () => {
  it('frees its last nights, and nothing was held before', () =>
    given(...stayed)
      .when(keepMoved('anna', 1, 2))
      .expect(nightsMoved(['anna', 1, 2], 2)));

  it('never gains a night by it', () =>
    given(...stayed)
      .when(keepMoved('anna', 2, 9))
      .expect(nightsMoved(['anna', 2, 3], 1)));
});
