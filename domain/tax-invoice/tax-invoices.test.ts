import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import { baht } from '../values/money/money.ts';
import { after, DAY } from '../values/time/instant.ts';
import { type IssueTaxInvoice, type TaxInvoiceIssued, taxInvoices } from './tax-invoices.ts';

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
