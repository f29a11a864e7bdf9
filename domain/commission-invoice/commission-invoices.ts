import type { Decider } from '../values/decider/decider.ts';
import type { Message } from '../values/decider/message.ts';
import { PersistentMap } from '../values/decider/persistent-map.ts';
import type {
  CommissionAmounts,
  CommissionBuyer,
  CommissionInvoice,
  CreditedInvoice,
} from '../values/money/commission-invoice.ts';
import { satang } from '../values/money/money.ts';
import type { TaxInvoiceSeller } from '../values/money/tax-invoice.ts';
import type { Instant } from '../values/time/instant.ts';
import { bangkokDay } from '../values/time/local-date.ts';

const yearOf = (moment: Instant): string => bangkokDay(moment).slice(0, 'YYYY'.length);

// One stream a year of the marketplace, in which numbers follow each other without a gap (docs/adr/0065-commission-invoices.md).
export const commissionInvoicesStream = (issuedAt: Instant) =>
  `commissionInvoices-${yearOf(issuedAt)}`;

/** Amounts below 0 where commission was given back; `earlier`: the owner's last invoice of the years before. */
export type IssueCommissionInvoice = Message<
  'IssueCommissionInvoice',
  CommissionAmounts & {
    ownerId: string;
    seller: TaxInvoiceSeller;
    buyer: CommissionBuyer;
    issuedAt: Instant;
    earlier: CreditedInvoice | null;
  }
>;
/** The `serial`-th of its kind in its year, counted from 1. */
export type CommissionInvoiceIssued = Message<
  'CommissionInvoiceIssued',
  { ownerId: string; serial: number; invoice: CommissionInvoice }
>;

type Kind = CommissionInvoice['kind'];
type Issued = CreditedInvoice & Readonly<{ kind: Kind }>;

export type CommissionInvoices = Readonly<{
  last: Readonly<Record<Kind, number>>;
  /** By owner, in their order; one a month at most. */
  issued: PersistentMap<readonly Issued[]>;
}>;

type Saved = Readonly<{
  last: CommissionInvoices['last'];
  issued: readonly (readonly [ownerId: string, issued: readonly Issued[]])[];
}>;

/** The tax invoices of a year that the marketplace issues to owners for its commission, and their credit notes. */
export const commissionInvoices: Decider<
  CommissionInvoices,
  IssueCommissionInvoice,
  CommissionInvoiceIssued
> = {
  initialState: { last: { invoice: 0, 'credit-note': 0 }, issued: PersistentMap.empty() },
  refusals: { IssueCommissionInvoice: [] },
  decide: issue,
  evolve({ last, issued }, { data: { ownerId, serial, invoice } }) {
    const { kind, number, month, issuedAt } = invoice;
    const ofOwner = [...(issued.get(ownerId) ?? []), { kind, number, month, issuedAt }];
    return { last: { ...last, [kind]: serial }, issued: issued.set(ownerId, ofOwner) };
  },
  snapshot: {
    version: 1,
    toJson: ({ last, issued }): Saved => ({ last, issued: [...issued] }),
    fromJson: ({ last, issued }: Saved) => ({ last, issued: PersistentMap.of(issued) }),
    bytes: ({ issued }) => 1_000 + 2_000 * issued.size,
  },
};

/** The owner's last invoice of the year. */
export const lastInvoiceOf = (
  { issued }: CommissionInvoices,
  ownerId: string,
): CreditedInvoice | null => {
  const last = issued.get(ownerId)?.findLast(({ kind }) => kind === 'invoice');
  return last ? { number: last.number, month: last.month, issuedAt: last.issuedAt } : null;
};

/** One a month of an owner; none for a month without commission. */
function issue(
  state: CommissionInvoices,
  { data: { ownerId, earlier, ...stated } }: IssueCommissionInvoice,
): CommissionInvoiceIssued[] {
  const { month, commission, vat, withholding, issuedAt, seller, buyer } = stated;
  const known = state.issued.get(ownerId) ?? [];
  if (commission === 0 || known.some((one) => one.month === month)) return [];
  const kind = commission > 0 ? 'invoice' : 'credit-note';
  const serial = state.last[kind] + 1;
  const invoice: CommissionInvoice = {
    ...{ kind, number: numbered(kind, issuedAt, serial), month, seller, buyer, issuedAt },
    commission: satang(Math.abs(commission)),
    vat: satang(Math.abs(vat)),
    withholding: satang(Math.abs(withholding)),
    credits: kind === 'credit-note' ? (lastInvoiceOf(state, ownerId) ?? earlier) : null,
  };
  return [{ type: 'CommissionInvoiceIssued', data: { ownerId, serial, invoice } }];
}

const PREFIXES: Readonly<Record<Kind, string>> = { invoice: 'CM', 'credit-note': 'CMC' };

const numbered = (kind: Kind, issuedAt: Instant, serial: number): string =>
  `${PREFIXES[kind]}${yearOf(issuedAt)}-${String(serial).padStart(6, '0')}`;
