import {
  moneyCase,
  moneyCaseStream,
  type ResolveCase,
} from '@baanpak/domain/money-case/money-case.ts';
import type { ProcessCommand } from '@baanpak/domain/processes/process.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import type { CommandContext } from '@baanpak/infrastructure/event-store/codec/metadata.ts';
import type { Clock, Commands, Failpoints, Holding, Logging, Payments, Ports } from '../ports.ts';
import { noteCash } from '../use-cases/cash-drawer/note-cash.ts';
import { invoiceCommission } from '../use-cases/commission-invoice/invoice-commission.ts';
import { compareCheckout } from '../use-cases/ledger/compare-checkout.ts';
import { compareDay } from '../use-cases/ledger/compare-day.ts';
import { bookMoney } from '../use-cases/money-case/book-money.ts';
import { openCase } from '../use-cases/money-case/open-case.ts';
import { releaseAttempt } from '../use-cases/payment/release-attempt.ts';
import { settleCharge } from '../use-cases/payment/settle-charge.ts';
import { payRefund } from '../use-cases/refund/pay-refund.ts';
import { type EventEnvelopes, passFailpoints } from './pass-failpoints.ts';

/** An attempt to take or to pay back money: asks the provider what came of it, or begins it. */
export function settleAttempt(
  ports: Commands & Clock & Logging & Failpoints & Holding & Payments,
  command: Extract<ProcessCommand, { type: 'PayRefund' | 'SettleCharge' | 'ReleaseAttempt' }>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  switch (command.type) {
    case 'PayRefund':
      return payRefund(ports, command.data.refundId, context);
    case 'SettleCharge':
      return settleCharge(ports, command.data.attemptId, context);
    case 'ReleaseAttempt':
      return releaseAttempt(ports, command.data, context);
  }
}

type Books = 'NoteCash' | 'InvoiceCommission' | 'CompareCheckout' | 'CompareDay';

/** What till, invoices of commission and ledger say of money that moved. */
export function handleBookkeeping(
  ports: Ports,
  command: Extract<ProcessCommand, { type: Books }>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  switch (command.type) {
    case 'NoteCash':
      return noteCash(ports, command.data, context);
    case 'InvoiceCommission':
      return invoiceCommission(ports, command.data, context);
    case 'CompareCheckout':
      return compareCheckout(ports, command.data.uid, context);
    case 'CompareDay':
      return compareDay(ports, command.data.day, context);
  }
}

/** Money that fits no booking, until somebody returns it or books it. */
export async function handleCase(
  ports: Commands & Clock & Payments,
  command: Extract<ProcessCommand, { type: 'OpenCase' | 'BookMoney' | 'ResolveCase' }>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  switch (command.type) {
    case 'OpenCase':
      return openCase(ports, command, context);
    case 'BookMoney':
      return bookMoney(ports, command.data.caseId, context);
    case 'ResolveCase':
      return resolveCase(ports, command, context);
  }
}

async function resolveCase(
  { commands }: Commands,
  command: ResolveCase,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = moneyCaseStream(command.data.caseId);
  return (await commands.handle(moneyCase, stream, command, context)).events;
}

/** A refund begins, or begins once more. */
export async function handleRefund(
  ports: Commands & Failpoints,
  command: Extract<ProcessCommand, { type: 'StartRefund' | 'RetryRefund' | 'ReduceRefund' }>,
  context: CommandContext,
): Promise<EventEnvelopes> {
  const stream = refundStream(command.data.refundId);
  return passFailpoints(
    ports,
    (await ports.commands.handle(refund, stream, command, context)).events,
  );
}
