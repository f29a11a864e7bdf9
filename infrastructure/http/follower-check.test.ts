import { instant } from '@baanpak/domain/values/time/instant.ts';
import { describe, expect, it } from 'vitest';
import { START, StoreUnavailable } from '../event-store/port.ts';
import { type FollowerStatus, followerCheck, logCheck } from './follower-check.ts';

const AT = instant('2027-01-01T03:00:00.000Z');
const WELL: FollowerStatus = { problem: null, stoppedAt: null, lastProgress: AT };
const STOPPED_AT = { position: '1/1', id: 'e', stream: 's', type: 'T', why: 'unknown' };

const check = (state: 'active' | 'standby', seconds: number, status: FollowerStatus = WELL) =>
  followerCheck({
    status,
    state,
    lag: async () => ({ events: seconds > 0 ? 3 : 0, seconds }),
    mayLag: 10,
  });

describe('who follows the log', () => {
  it.each(['active', 'standby'] as const)('is well while nothing waits long: %s', async (state) => {
    expect(await check(state, 0)).toEqual({
      ok: true,
      detail: state,
      lag: { events: 0, seconds: 0 },
      lastProgress: AT,
    });
    expect(await check(state, 10)).toMatchObject({ ok: true });
  });

  it.each(['active', 'standby'] as const)('is not, once something did: %s', async (state) =>
    expect(await check(state, 11)).toMatchObject({
      ok: false,
      detail: 'behind: 3 events wait, for 11 s',
      lag: { events: 3, seconds: 11 },
    }),
  );

  it('tells what is wrong, and at which event, first of all', async () =>
    expect(
      await check('active', 11, { ...WELL, problem: 'Stopped', stoppedAt: STOPPED_AT }),
    ).toMatchObject({ ok: false, detail: 'Stopped', stoppedAt: STOPPED_AT, lag: { seconds: 11 } }));

  it('is not well where nobody can tell how far it is', async () =>
    expect(
      await followerCheck({
        status: WELL,
        state: 'standby',
        lag: () => Promise.reject(new Error('the store is away')),
        mayLag: 10,
      }),
    ).toEqual({ ok: false, detail: 'how far it is cannot be told', lastProgress: AT }));
});

describe('the log', () => {
  const head = async () => START;
  const by = (seconds: number) =>
    logCheck({ head, heldBackBy: async () => ({ pid: 7, application: 'psql', seconds }) })();

  it('is well while nobody holds it back for long, or cannot', async () => {
    expect(await logCheck({ head })()).toEqual({ ok: true });
    expect(await logCheck({ head, heldBackBy: async () => undefined })()).toEqual({ ok: true });
    expect(await by(10)).toMatchObject({ ok: true });
  });

  it('counts what others wrote into it', async () =>
    expect(await logCheck({ head, othersMet: () => 3 })()).toEqual({
      ok: true,
      detail: '3 events of others were stepped over',
    }));

  it('names who does', async () =>
    expect(await by(61)).toEqual({
      ok: false,
      detail: 'held back by a transaction of "psql" (pid 7), open for 61 s',
    }));

  it('is not well while it does not say where it ends', async () => {
    const away = () => Promise.reject(new StoreUnavailable('The event store does not answer'));
    expect(await logCheck({ head: away })()).toEqual({
      ok: false,
      detail: 'The event store does not answer',
    });
  });

  it('is not well once it lost its end', async () =>
    expect(await logCheck({ head, problem: () => 'It lost its end' })()).toEqual({
      ok: false,
      detail: 'It lost its end',
    }));
});
