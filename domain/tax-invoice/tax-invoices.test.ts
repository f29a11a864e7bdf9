import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { after, DAY } from '../values/time/instant.ts';
import {
  type CreditNoteIssued,
  type IssueCreditNote,
  type IssueTaxInvoice,
  type TaxInvoiceIssued,
  taxInvoices,
} from './tax-invoices.ts';

const given = specFor(taxInvoices);
const RIVERSIDE = {
  name: { th: 'ริมน้ำ', en: 'Riverside' },
  address: { th: 'อัมพวา', en: 'Amphawa' },
  taxId: '0105561234560',
  branch: '00000',
};
const SECOND = { ...RIVERSIDE, branch: '00001' };

const issue = (bookingId: string, seller = RIVERSIDE): IssueTaxInvoice => ({
  type: 'IssueTaxInvoice',
  data: { ownerId: 'somchai', bookingId, seller, amount: baht(2000), issuedAt: minute(3) },
});
const issued = (bookingId: string, serial: number, seller = RIVERSIDE): TaxInvoiceIssued => ({
  type: 'TaxInvoiceIssued',
  data: {
    ownerId: 'somchai',
    bookingId,
    serial,
    invoice: {
      number: `${seller.branch}-${String(serial).padStart(6, '0')}`,
      seller,
      amount: baht(2000),
      issuedAt: minute(3),
    },
  },
});

describe('tax invoices', () => {
  it('are numbered one after another', () =>
    given(issued('anna', 1), issued('bob', 2)).when(issue('cleo')).expect(issued('cleo', 3)));

  it('are numbered apart for each branch', () =>
    given(issued('anna', 1))
      .when(issue('bob', SECOND))
      .expect(issued('bob', 1, SECOND)));

  it('are issued once for a booking', () => given(issued('anna', 1)).when(issue('anna')).expect());

  it('leave no gap, however often and for whichever branch they are asked for', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.boolean())), (requests) => {
        const serials = new Map<string, number[]>();
        requests.reduce((state, [booking, isSecond]) => {
          const events = taxInvoices.decide(
            state,
            issue(String(booking), isSecond ? SECOND : RIVERSIDE),
          );
          for (const { data } of events) {
            if (!('invoice' in data)) continue;
            const { branch } = data.invoice.seller;
            serials.set(branch, [...(serials.get(branch) ?? []), data.serial]);
          }
          return events.reduce(taxInvoices.evolve, state);
        }, taxInvoices.initialState);
        for (const list of serials.values()) expect(list).toEqual(list.map((_, n) => n + 1));
      }),
    ));

  it('come to the same from a snapshot', () => {
    const { toJson, fromJson } = taxInvoices.snapshot ?? expect.fail();
    const state = [issued('anna', 1), issued('bob', 2)].reduce(
      taxInvoices.evolve,
      taxInvoices.initialState,
    );
    const kept = fromJson(JSON.parse(JSON.stringify(toJson(state))) as never);
    expect(taxInvoices.decide(kept, issue('bob'))).toEqual([]);
    expect(taxInvoices.decide(kept, issue('cleo'))).toEqual([issued('cleo', 3)]);
  });

  it('remember for a year who has theirs, and number on for ever', () => {
    const later = after(minute(3), 401 * DAY);
    const { data } = issued('bob', 2);
    const state = [
      issued('anna', 1),
      { ...issued('bob', 2), data: { ...data, invoice: { ...data.invoice, issuedAt: later } } },
    ].reduce(taxInvoices.evolve, taxInvoices.initialState);
    expect([...state.issued.keys()]).toEqual(['bob']);
    expect(taxInvoices.decide(state, issue('cleo'))).toEqual([issued('cleo', 3)]);
  });
});

const credit = (
  refundId: string,
  amount: number,
  { seller = RIVERSIDE, bookingId = 'anna', credited = 0 } = {},
): IssueCreditNote => ({
  type: 'IssueCreditNote',
  data: {
    ...{ ownerId: 'somchai', bookingId, refundId, seller, reason: 'canceled' },
    invoice: { number: '00000-000001', amount: baht(2000), issuedAt: minute(3) },
    ...{ amount: baht(amount), credited: baht(credited), issuedAt: minute(30) },
  },
});
const credited = (
  refundId: string,
  amount: number,
  {
    serial = 1,
    before = 2000,
    ...other
  }: Parameters<typeof credit>[2] & {
    serial?: number;
    before?: number;
  } = {},
): CreditNoteIssued => {
  const { ownerId, bookingId, credited: _, ...stated } = credit(refundId, amount, other).data;
  const number = `CN${stated.seller.branch}-${String(serial).padStart(6, '0')}`;
  const note = { ...stated, number, before: baht(before) };
  return { type: 'CreditNoteIssued', data: { ownerId, bookingId, serial, note } };
};

describe('credit notes', () => {
  it('are numbered beside the invoices, apart for each branch', () => {
    given(issued('anna', 1), credited('r1', 500))
      .when(credit('r2', 500, { bookingId: 'bob' }))
      .expect(credited('r2', 500, { bookingId: 'bob', serial: 2 }));
    given(credited('r1', 500))
      .when(credit('r2', 500, { seller: SECOND, bookingId: 'bob' }))
      .expect(credited('r2', 500, { seller: SECOND, bookingId: 'bob' }));
    given(credited('r1', 500)).when(issue('anna')).expect(issued('anna', 1));
  });

  it('are issued once for a refund', () =>
    given(credited('r1', 500)).when(credit('r1', 500)).expect());

  it('take no more back than earlier ones left', () => {
    given(credited('r1', 1500))
      .when(credit('r2', 1000))
      .expect(credited('r2', 500, { serial: 2, before: 500 }));
    given()
      .when(credit('r2', 1000, { credited: 1500 }))
      .expect(credited('r2', 500, { before: 500 }));
    given(credited('r1', 2000)).when(credit('r2', 1000)).expect();
  });

  it('leave no gap and never take back more than was invoiced, however often they are asked for', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.nat(3), fc.integer({ min: 1, max: 1500 }))),
        (asked) => {
          const serials: number[] = [];
          const taken = new Map<string, number>();
          asked.reduce((state, [refund, guest, amount]) => {
            const bookingId = String(guest);
            const command = credit(`${guest}-${refund}`, amount, { bookingId });
            const events = taxInvoices.decide(state, command);
            for (const { data } of events) {
              serials.push(data.serial);
              if ('note' in data)
                taken.set(bookingId, (taken.get(bookingId) ?? 0) + data.note.amount);
            }
            return events.reduce(taxInvoices.evolve, state);
          }, taxInvoices.initialState);
          expect(serials).toEqual(serials.map((_, n) => n + 1));
          for (const sum of taken.values()) expect(sum).toBeLessThanOrEqual(baht(2000));
        },
      ),
    ));

  it('come to the same from a snapshot', () => {
    const { toJson, fromJson } = taxInvoices.snapshot ?? expect.fail();
    const state = taxInvoices.evolve(taxInvoices.initialState, credited('r1', 1500));
    const kept = fromJson(JSON.parse(JSON.stringify(toJson(state))) as never);
    expect(taxInvoices.decide(kept, credit('r1', 1500))).toEqual([]);
    expect(taxInvoices.decide(kept, credit('r2', 900))).toEqual([
      credited('r2', 500, { serial: 2, before: 500 }),
    ]);
  });
});
