import { booking, bookingStream } from '@baanpak/domain/booking/booking.ts';
import { checkout, checkoutStream } from '@baanpak/domain/checkout/checkout.ts';
import {
  casesOfCheckout,
  casesOfCheckoutStream,
} from '@baanpak/domain/money-case/cases-of-checkout.ts';
import { moneyCase, moneyCaseStream } from '@baanpak/domain/money-case/money-case.ts';
import { payment, paymentStream } from '@baanpak/domain/payment/payment.ts';
import { type MoneyStates, refundIdsOf } from '@baanpak/domain/processes/money-of-checkout.ts';
import { refund, refundStream } from '@baanpak/domain/refund/refund.ts';
import type { Decider } from '@baanpak/domain/values/decider/decider.ts';
import type { Message } from '@baanpak/domain/values/decider/message.ts';
import type { Commands } from '../../ports.ts';

/** Everything that is known of a checkout's money. */
export async function loadMoneyStates({ commands }: Commands, uid: string): Promise<MoneyStates> {
  const load = async <S, C extends Message, E extends Message>(
    decider: Decider<S, C, E>,
    streams: readonly string[],
  ) => Promise.all(streams.map(async (stream) => (await commands.load(decider, stream)).state));
  const { state: paying } = await commands.load(checkout, checkoutStream(uid));
  const { state: listed } = await commands.load(casesOfCheckout, casesOfCheckoutStream(uid));
  const [attemptIds, stays] =
    'stays' in paying ? [[...paying.attempts.keys()], paying.stays] : [[], []];
  const known = {
    checkout: paying,
    payments: await load(payment, attemptIds.map(paymentStream)),
    bookings: await load(
      booking,
      stays.map(({ bookingId }) => bookingStream(bookingId)),
    ),
    cases: await load(moneyCase, [...listed].map(moneyCaseStream)),
  };
  return { ...known, refunds: await load(refund, [...refundIdsOf(known)].map(refundStream)) };
}
