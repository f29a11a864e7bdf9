import type { StaffBookingJson } from '@baanpak/contract/booking/booking.ts';
import { nights } from '@baanpak/domain/testing/samples.ts';
import { MINUTE } from '@baanpak/domain/values/time/instant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectations.ts';
import { type OwnHotel, openOwnHotel } from '../../testing/own-hotel.ts';
import { becomes } from '../../testing/refunds.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import type { Hired } from '../../testing/staff.ts';
import { type BookAnswer, staffBookingsWith } from '../../testing/staff-bookings.ts';

let shop: Shop;
let own: OwnHotel;
let staff: ReturnType<typeof staffBookingsWith>;
beforeAll(async () => {
  shop = await openShop();
  own = await openOwnHotel(shop);
  staff = staffBookingsWith(shop);
});
afterAll(() => shop.close());

const STAY = nights(1, 3);
const NOTE = 'แขกแพ้ถั่ว โทร 081-000-0000';
const placed = async () => (await shop.book(await own.newRoom(), STAY)).body.book;

describe('a note for staff', () => {
  it('is written beside other changes, read by staff, and taken away again', async () => {
    const book = await placed();
    const change = (body: object) => staff.change(own.officer, book._id, body);
    const noted = await change({ staffNote: `  ${NOTE} `, breakfast: true });
    expect(noted.body.book).toMatchObject({ staffNote: NOTE, breakfast: true, version: 2 });
    await staff.expectRead(own.auditor, noted);
    expect((await change({ staffNote: NOTE })).body.book.version).toBe(2);
    const cleared = await change({ staffNote: ' ' });
    expect(cleared.body.book).toMatchObject({ staffNote: null, version: 3 });
    await staff.expectRead(own.officer, cleared);
  });

  it('may be written when the stay is over, and not by who may not take bookings', async () => {
    const book = await placed();
    await shop.giveUp(book._id);
    const noted = await staff.change(own.officer, book._id, { staffNote: NOTE });
    expect(noted.body.book).toMatchObject({ status: 'Canceled', staffNote: NOTE });
    for (const by of [own.visitor, own.auditor, own.otherOwner])
      expectProblem(await staff.change(by, book._id, { staffNote: 'x' }), 403, 'forbidden');
    expectProblem(
      await staff.change(own.officer, book._id, { staffNote: 'x'.repeat(2001) }),
      400,
      'invalid-request',
    );
  });

  it('is told neither the guest nor visitors, and lies in the log encrypted', async () => {
    const book = await placed();
    const { position } = await staff.change(own.officer, book._id, { staffNote: NOTE });
    expect(JSON.stringify(await shop.seen(book._id, position))).not.toContain('ถั่ว');
    const id = await shop.staffId(book._id);
    const seen = await shop.read<BookAnswer>(`/bookings/${id}`, position, own.visitor.headers);
    expect(seen.body.book.staffNote).toBeNull();
    const stored = await shop.store.readStream(`booking-${id}`);
    expect(stored.map(({ type }) => type)).toContain('StaffNoteSet');
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain('ถั่ว');
  });
});

describe('a booking that ended', () => {
  const listed = async (by: Hired, position: string, query: string) => {
    type List = { books: StaffBookingJson[] };
    const { body } = await shop.read<List>(`/bookings?${query}`, position, by.headers);
    return body.books.map(({ _id }) => _id);
  };

  it('is hidden from lists, found among the hidden ones, and shown again', async () => {
    const book = await placed();
    const id = await shop.staffId(book._id);
    await shop.giveUp(book._id);
    const hidden = await staff.change(own.officer, book._id, { disabled: true });
    expect(hidden.body.book).toMatchObject({ status: 'Canceled', disabled: true });
    await staff.expectRead(own.officer, hidden);
    const found = (query: string) => listed(own.officer, hidden.position, query);
    expect(await found('perPage=100')).not.toContain(id);
    expect(await found('collection=booking_history_static')).not.toContain(id);
    expect(await found('disabled=true')).toEqual([id]);
    expect(await found(`_id=${id}`)).toEqual([id]);
    const shown = await staff.change(own.officer, book._id, { disabled: false });
    expect(shown.body.book.disabled).toBe(false);
    expect(await listed(own.officer, shown.position, 'perPage=100')).toContain(id);
  });

  it('alone is hidden', async () => {
    const book = await placed();
    const hide = () => staff.change(own.officer, book._id, { disabled: true, breakfast: true });
    expectProblem(await hide(), 409, 'wrong-status');
    expect((await shop.seen(book._id)).breakfast).toBe(false);
  });

  it('comes back into sight when money makes it certain after all', async () => {
    const { book } = (await shop.book(await own.newRoom(), STAY, { paymentMethod: 'direct' })).body;
    shop.clock.moveBy(31 * MINUTE);
    await shop.runProcesses(); // a timer that was set before would wait by the time of day
    await becomes(shop, book._id, { status: 'Expired' });
    await staff.change(own.officer, book._id, { disabled: true });
    const paid = await staff.change(own.owner, book._id, { action: 'confirm-payment' });
    expect(paid.body.book).toMatchObject({ status: 'Booked', disabled: false });
    await staff.expectRead(own.owner, paid);
    await shop.stopProcesses();
  });
});
