import type { HistoryEventJson } from '@baanpak/contract/booking/booking-history.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { schemasOf } from '@baanpak/projector/read-models.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { askBack, becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  await shop.runProcesses();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const [EVENTS = ''] = schemasOf(['events']);
const act = (by: Hired, id: string, action: string, more: object = {}) =>
  staff.change(by, id, { action, ...more });

type Done = readonly [type: string, by: string, via: string | null];

/** What each event of the booking says, in its history and in the list of all events. */
async function told(bookingId: string, position: string): Promise<[Done[], Done[]]> {
  const id = await shop.staffId(bookingId);
  const { headers } = own.owner;
  const history = await shop.read<{ events: HistoryEventJson[] }>(
    `/bookings/${id}/history`,
    position,
    headers,
  );
  // as the list of events is made of
  const { rows } = await shop.pool.query<{ type: string; actor: string; caused_by: string | null }>(
    `SELECT type, actor, caused_by FROM "${EVENTS}".listed_events WHERE stream = $1
     ORDER BY commit_position, prepare_position`,
    [`booking-${id}`],
  );
  expect(history.status).toBe(200);
  return [
    history.body.events.map(({ type, by, via }) => [type, by, via]),
    rows.map(
      ({ type, actor, caused_by: causedBy }): Done => [
        type,
        causedBy ?? actor,
        actor.startsWith('process:') ? actor : null,
      ],
    ),
  ];
}

async function expectTold(bookingId: string, position: string, ...expected: Done[]) {
  for (const done of await told(bookingId, position))
    for (const each of expected) expect(done).toContainEqual(each);
}

it('a transfer that staff confirm is confirmed by them, though a process books the stay', async () => {
  const { book } = (await shop.book(await own.newRoom(), STAY, { paymentMethod: 'direct' })).body;
  await shop.reportTransfer(book._id);
  const { position } = await act(own.owner, book._id, 'confirm-payment');
  await expectTold(book._id, position, [
    'BookingPaid',
    own.owner.userId,
    'process:confirm-when-paid',
  ]);
});

it('a cancellation and its undo name the officer', async () => {
  const { book } = (await staff.take(own.officer, await own.newRoom(), STAY)).body;
  const canceled = await staff.cancel(own.officer, book._id);
  const { undo } = canceled.body as { undo?: string };
  const undone = await act(own.officer, book._id, 'undo', { position: undo });
  expect(undone.status).toBe(200);
  const [history] = await told(book._id, undone.position);
  for (const [, by] of history) expect(by).toBe(own.officer.userId);
  expect(history.map(([type]) => type)).toContain('BookingCanceled');
});

it('a refund that was marked as paid names who marked it, and who approved it', async () => {
  const { book } = (await shop.book(await own.newRoom(), STAY)).body;
  const { body } = await shop.askForQr({ bookingId: book._id });
  await shop.scan(body.charge_id);
  await becomes(shop, book._id, { status: 'Booked' });
  await askBack(shop, book._id);
  await act(own.owner, book._id, 'approve-refund');
  await becomes(shop, book._id, {
    refund: { status: 'refunding', way: 'transfer', needsAccount: false },
  });
  const marked = await act(own.owner, book._id, 'confirm-refund-paid');
  expect(marked.status).toBe(200);
  await becomes(shop, book._id, { paymentStatus: 'refunded' });
  const [history, list] = await told(book._id, marked.position);
  const refunded = history.filter(
    ([type]) => type.startsWith('Refund') && type !== 'RefundRequested',
  );
  expect(refunded.length).toBeGreaterThan(0);
  for (const [, by] of refunded) expect(by).toBe(own.owner.userId);
  expect(list.filter(([type]) => type.startsWith('Refund')).at(-1)?.[1]).toBe(own.owner.userId);
});

it('events of versions that did not write by whom they were caused are traced by their causes', async () => {
  const { book } = (await shop.book(await own.newRoom(), STAY, { paymentMethod: 'direct' })).body;
  await shop.reportTransfer(book._id);
  await shop.pool.query(forgetCauses());
  const { position } = await act(own.owner, book._id, 'confirm-payment');
  await shop.pool.query(REMEMBER_CAUSES);
  await expectTold(book._id, position, [
    'BookingPaid',
    own.owner.userId,
    'process:confirm-when-paid',
  ]);
});

type Logged = Readonly<{
  id: string;
  type: string;
  actor: string;
  causation: string | null;
  caused: string | null;
  command: string | null;
}>;

/** Paid by card, canceled by the owner, and given back by a process whose timer asks the provider. */
async function refundedByCard(): Promise<Readonly<{ bookingId: string; log: readonly Logged[] }>> {
  const { book } = (await shop.book(await own.newRoom(), STAY)).body;
  const { position } = await shop.payByCard({ bookingId: book._id });
  await shop.seen(book._id, position);
  const canceled = await staff.cancel(own.owner, book._id);
  expect(canceled.status).toBe(200);
  await becomes(shop, book._id, { paymentStatus: 'refunded' });
  const { rows } = await shop.pool.query<Logged>(
    `SELECT id, type, metadata->>'actor' AS actor, metadata->>'causationId' AS causation,
       metadata->>'causedBy' AS caused, metadata->>'command' AS command
     FROM events.events WHERE metadata->>'correlationId' = (
       SELECT metadata->>'correlationId' FROM events.events
       WHERE stream = $1 ORDER BY revision DESC LIMIT 1)
     ORDER BY transaction_id, position`,
    [`booking-${await shop.staffId(book._id)}`],
  );
  return { bookingId: book._id, log: rows };
}

/** The types of the events that led to the last of the log, the first act first. */
function causesOfLast(log: readonly Logged[]): string[] {
  const last = log.at(-1);
  const chain: Logged[] = [];
  for (let one = last; one; one = log.find(({ id }) => id === one?.causation)) chain.unshift(one);
  return chain.map(({ type }) => type);
}

const CHAIN = ['RefundApproved', 'RefundStarted', 'RefundPaid', 'RefundMoved'];

it('what a timer does long after it names the owner, too, to the end of the chain', async () => {
  const { bookingId, log } = await refundedByCard();
  const { userId } = own.owner;
  expect(causesOfLast(log)).toEqual(CHAIN);
  for (const { actor, caused } of log) expect(caused ?? actor).toBe(userId);
  const paid = log.find(({ type }) => type === 'RefundPaid');
  expect(paid).toMatchObject({ actor: 'process:follow-refunds', caused: userId });
  await expectTold(bookingId, await shop.head(), ['RefundMoved', userId, 'process:follow-refunds']);
});

it('and where an event of before is in the chain, it is traced through that', async () => {
  await shop.pool.query(forgetCauses(`WHEN (NEW.type = 'RefundStarted')`));
  const { bookingId, log } = await refundedByCard();
  await shop.pool.query(REMEMBER_CAUSES);
  expect(causesOfLast(log)).toEqual(CHAIN);
  for (const { type, caused, command } of log) {
    if (type === 'RefundStarted') expect([caused, command]).toEqual([null, null]);
    if (type === 'RefundPaid') expect([caused, command]).toEqual([null, expect.any(String)]);
  }
  await expectTold(bookingId, await shop.head(), [
    'RefundMoved',
    own.owner.userId,
    'process:follow-refunds',
  ]);
});

/** From now on metadata are as an older version writes them, of all events or of these. */
const forgetCauses = (of = '') => `
  CREATE FUNCTION public.forget_causes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN NEW.metadata := NEW.metadata - 'causedBy' - 'command'; RETURN NEW; END $$;
  CREATE TRIGGER forget_causes BEFORE INSERT ON events.events
  FOR EACH ROW ${of} EXECUTE FUNCTION public.forget_causes()`;
const REMEMBER_CAUSES = 'DROP FUNCTION public.forget_causes CASCADE';
