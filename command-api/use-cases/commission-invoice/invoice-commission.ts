import { addressText } from '@baanpak/documents/address-text.ts';
import {
  commissionInvoices,
  commissionInvoicesStream,
  lastInvoiceOf,
} from '@baanpak/domain/commission-invoice/commission-invoices.ts';
import { hotel, hotelStream } from '@baanpak/domain/hotel/hotel.ts';
import { type HotelDetails, isVatRegistered } from '@baanpak/domain/hotel/hotel-details.ts';
import type { DomainEvent } from '@baanpak/domain/processes/process.ts';
import { settlement, settlementStream } from '@baanpak/domain/settlement/settlement.ts';
import { SITE_STREAM, type Site, site } from '@baanpak/domain/site/site.ts';
import type { CommissionBuyer } from '@baanpak/domain/values/money/commission-invoice.ts';
import type { TaxInvoiceSeller } from '@baanpak/domain/values/money/tax-invoice.ts';
import type { Instant } from '@baanpak/domain/values/time/instant.ts';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import type { EventEnvelope } from '@baanpak/infrastructure/event-store/codec/codec.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Commands, Logging } from '../../ports.ts';

type OfMonth = Readonly<{ ownerId: string; month: string }>;

/**
 * Gives a month that was paid out the tax invoice of its commission, of the day it was closed on. A marketplace
 * without a tax id issues none: closing the month again by the same payout issues what it could not.
 */
export async function invoiceCommission(
  ports: Commands & Logging,
  of: OfMonth,
  context: CommandContext,
): Promise<readonly EventEnvelope<DomainEvent>[]> {
  const { commands, log } = ports;
  const { state: closed } = await commands.load(settlement, settlementStream(of));
  if (!closed?.amounts || !closed.hotelId) return [];
  const seller = marketplaceOf((await commands.load(site, SITE_STREAM)).state);
  const buyer = await buyerOf(ports, closed.hotelId);
  if (!seller || !buyer) {
    log.warn(of, 'The commission has no tax invoice, as the site has no tax id');
    return [];
  }
  const { commission, commissionVat: vat, withholding } = closed.amounts;
  const issuedAt = closed.closedAt;
  const earlier = commission < 0 ? await lastOfYearBefore(ports, of.ownerId, issuedAt) : null;
  const data = { ...of, seller, buyer, commission, vat, withholding, issuedAt, earlier };
  const command = { type: 'IssueCommissionInvoice', data } as const;
  const stream = commissionInvoicesStream(issuedAt);
  return (await commands.handle(commissionInvoices, stream, command, context)).events;
}

const HEAD_OFFICE = '00000';

/** The marketplace as its tax invoices name it; null while nobody said its tax id. */
function marketplaceOf({ company, ...said }: Site): TaxInvoiceSeller | null {
  const { taxId, branch, registeredName, registeredAddress } = said;
  if (taxId === null) return null;
  return {
    name: registeredName ?? { th: company, en: company },
    address: registeredAddress ?? { th: '', en: '' },
    taxId,
    branch: branch ?? HEAD_OFFICE,
  };
}

async function buyerOf({ commands }: Commands, hotelId: string): Promise<CommissionBuyer | null> {
  const { state } = await commands.load(hotel, hotelStream(hotelId));
  return 'details' in state ? named(state.details) : null;
}

function named(details: HotelDetails): CommissionBuyer {
  const { hotelName, registeredName, registeredAddress } = details;
  const taxId = isVatRegistered(details) ? details.taxId : null;
  return {
    name: registeredName ?? hotelName,
    address: registeredAddress ?? {
      th: addressText(details, 'th'),
      en: addressText(details, 'en'),
    },
    taxId,
    branch: taxId === null ? null : (details.branch ?? HEAD_OFFICE),
  };
}

async function lastOfYearBefore({ commands }: Commands, ownerId: string, moment: Instant) {
  const yearBefore = new Date(moment);
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1);
  const stream = commissionInvoicesStream(instant(yearBefore.getTime()));
  return lastInvoiceOf((await commands.load(commissionInvoices, stream)).state, ownerId);
}
