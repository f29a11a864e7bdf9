import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELLER } from '../testing/samples.ts';
import { specFor } from '../testing/spec-for.ts';
import type { CommissionInvoice } from '../values/money/commission-invoice.ts';
import { baht, satang } from '../values/money/money.ts';
import { type Instant, instant } from '../values/time/instant.ts';
import {
  type CommissionInvoiceIssued,
  type CommissionInvoices,
  commissionInvoices,
  commissionInvoicesStream,
  type IssueCommissionInvoice,
  lastInvoiceOf,
} from './commission-invoices.ts';

const given = specFor(commissionInvoices);
const AT = instant('2027-01-05T04:00:00Z');
const buyer = { ...SELLER, taxId: null, branch: null };
const AMOUNTS = { commission: baht(1_000), vat: baht(70), withholding: baht(30) };

const issue = (said: Partial<IssueCommissionInvoice['data']> = {}): IssueCommissionInvoice => ({
  type: 'IssueCommissionInvoice',
  data: {
    ...{ ownerId: 'somchai', month: '2026-12', seller: SELLER, buyer, issuedAt: AT },
    ...{ earlier: null, ...AMOUNTS, ...said },
  },
});
const issued = (
  ownerId: string,
  serial: number,
  said: Partial<CommissionInvoice> = {},
): CommissionInvoiceIssued => ({
  type: 'CommissionInvoiceIssued',
  data: {
    ...{ ownerId, serial },
    invoice: {
      ...{ kind: 'invoice', number: `CM2027-00000${serial}`, month: '2026-12', ...AMOUNTS },
      ...{ seller: SELLER, buyer, credits: null, issuedAt: AT, ...said },
    },
  },
});
const GIVEN_BACK = { commission: baht(-1_000), vat: baht(-70), withholding: baht(-30) };

describe('the tax invoices of the commission', () => {
  it('are numbered one after the other, for all owners together', () => {
    given([]).when(issue()).expect(issued('somchai', 1));
    given([issued('somchai', 1)])
      .when(issue({ ownerId: 'malee' }))
      .expect(issued('malee', 2));
    given([issued('somchai', 1)])
      .when(issue({ month: '2027-01' }))
      .expect(issued('somchai', 2, { month: '2027-01' }));
  });

  it('are issued once a month of an owner, and not for nothing', () => {
    given([issued('somchai', 1)])
      .when(issue({ commission: baht(5) }))
      .expect();
    given([])
      .when(issue({ commission: satang(0) }))
      .expect();
  });

  it('begin again each year of Bangkok', () => {
    expect(commissionInvoicesStream(instant('2026-12-31T16:59:59Z'))).toBe(
      'commissionInvoices-2026',
    );
    expect(commissionInvoicesStream(instant('2026-12-31T17:00:00Z'))).toBe(
      'commissionInvoices-2027',
    );
  });
});

describe('a month that gave commission back', () => {
  const note = { kind: 'credit-note', number: 'CMC2027-000001', month: '2027-01' } as const;
  const month = '2027-01';

  it('has a credit note of the last invoice, numbered apart', () => {
    const credits = { number: 'CM2027-000001', month: '2026-12', issuedAt: AT };
    given([issued('somchai', 1), issued('malee', 2)])
      .when(issue({ month, ...GIVEN_BACK }))
      .expect(issued('somchai', 1, { ...note, credits }));
  });

  it('has one of an invoice of the years before, or of none that is known', () => {
    const earlier: { number: string; month: string; issuedAt: Instant } = {
      ...{ number: 'CM2026-000007', month: '2026-11' },
      issuedAt: instant('2026-12-05T04:00:00Z'),
    };
    given([])
      .when(issue({ month, ...GIVEN_BACK, earlier }))
      .expect(issued('somchai', 1, { ...note, credits: earlier }));
    given([])
      .when(issue({ month, ...GIVEN_BACK }))
      .expect(issued('somchai', 1, note));
  });
});

/** As it comes back from its snapshot. */
function restored(state: CommissionInvoices): CommissionInvoices {
  const { snapshot } = commissionInvoices;
  if (!snapshot) throw new Error('No snapshot');
  return snapshot.fromJson(structuredClone(snapshot.toJson(state)) as never);
}

it('leaves no gap in either series, whatever is asked for, and none after a snapshot', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          ownerId: fc.constantFrom('somchai', 'malee', 'ari'),
          month: fc.constantFrom('2027-01', '2027-02', '2027-03'),
          commission: fc.integer({ min: -3, max: 3 }).map(satang),
        }),
      ),
      (asked) => {
        const { decide, evolve, initialState } = commissionInvoices;
        let state = initialState;
        const serials = { invoice: [0], 'credit-note': [0] };
        for (const one of asked) {
          for (const event of decide(state, issue(one))) {
            state = evolve(state, event);
            serials[event.data.invoice.kind].push(event.data.serial);
          }
          state = restored(state);
        }
        for (const kind of ['invoice', 'credit-note'] as const)
          expect(serials[kind]).toEqual(serials[kind].map((_, n) => n));
        for (const ownerId of ['somchai', 'malee'])
          expect(lastInvoiceOf(state, ownerId)?.number.startsWith('CM2027-') ?? true).toBe(true);
      },
    ),
  ));
