import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBooking } from './live-booking.ts';

const opened: Events[] = [];

/** A stream that a test speaks through. */
class Events extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    opened.push(this);
  }
  tell(state: object) {
    this.dispatchEvent(new MessageEvent('status', { data: JSON.stringify(state) }));
  }
  /** As after an answer that is no stream. */
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Events.CLOSED;
  }
}

const ends: (() => void)[] = [];
const follow = (id: string) => {
  const told: string[] = [];
  const end = followBooking(id, ({ status }) => told.push(status));
  ends.push(end);
  return { told, end };
};
const open = () => opened.filter(({ readyState }) => readyState !== Events.CLOSED);
const addresses = () => open().map(({ address }) => address);

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Events);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until pages that open together have opened. */
const settle = () => vi.advanceTimersByTimeAsync(100);

describe('bookings that are followed', () => {
  it('are told of by one stream, each to who follows it', async () => {
    const [one, two] = [follow('b1'), follow('b2')];
    await settle();
    expect(addresses()).toEqual(['/outreach/bookings/events?ids=b1,b2']);
    open()[0]?.tell({ _id: 'b2', status: 'Booked' });
    expect([one.told, two.told]).toEqual([[], ['Booked']]);
    one.end();
    await settle();
    expect(addresses()).toEqual(['/outreach/bookings/events?ids=b2']);
    two.end();
    expect(addresses()).toEqual([]);
  });

  it('are told of while the page is in sight, and again when it is shown', async () => {
    const { told } = follow('b1');
    await settle();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(addresses()).toEqual([]);
    sight.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    open()[0]?.tell({ _id: 'b1', status: 'Expired' });
    expect(told).toEqual(['Expired']);
  });

  it('are asked for again where the server refused the stream', async () => {
    follow('b1');
    await settle();
    open()[0]?.refuse();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(addresses()).toEqual(['/outreach/bookings/events?ids=b1']);
  });
});
