import type { BookingJson } from '@baanpak/contract/booking/booking.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { keepReturnPath } from '../../features/payment/return-path.ts';
import {
  forgetCharge,
  keptFrom,
  type StoredCharge,
  storeCharge,
} from '../../features/payment/stored-charge.ts';
import { getBooking } from '../../shell/api/bookings.ts';
import { type ChargeMade, type ChargeMethod, createCharge } from '../../shell/api/charges.ts';
import { ApiProblem, type ChargeInProgress } from '../../shell/api/problem.ts';
import { serverNow } from '../../shell/api/server-clock.ts';
import { useApp } from '../../shell/context.ts';
import { useLocalPath } from '../../ui/local-path.ts';
import { CardRefused } from './card-token.ts';

/** Why the last try came to nothing: the bank's code, or what our own server says. */
export type Failure = Readonly<{ code: string } | { problem: ApiProblem }>;

/** Pays a booking with all that belongs to its checkout, and goes where the payment leads. */
export function usePayment({ _id: bookingId, hotelNameSlug: slug, orderTotal }: BookingJson) {
  const { api } = useApp();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const local = useLocalPath();
  const [busy, setBusy] = useState<ChargeMethod>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    // a browser may show the page as it was left for the bank
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(undefined);
      void revalidate();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [revalidate]);
  const success = local(`/hotel/${slug}/successful-payment?bookingId=${bookingId}`);

  /** True where the browser is on its way to another page. */
  async function follow(made: ChargeMade): Promise<boolean> {
    const { status, failure_code: code, authorize_uri: authorizeUri } = made.charge;
    const kept = keptOf(made);
    if (status === 'failed') {
      forgetCharge(bookingId);
      setFailure({ code: code ?? 'other' });
      return false;
    }
    storeCharge(bookingId, kept);
    if (status === 'pending' && authorizeUri) {
      keepReturnPath(made.charge.return_uri, success);
      window.location.assign(authorizeUri);
      return true;
    }
    if (status === 'pending' && kept.qrUrl) {
      await revalidate();
      return false;
    }
    await navigate(success);
    return true;
  }

  /** A charge of another tab or an earlier visit: its code or its bank's page is shown here. */
  async function goOnWith(charge: ChargeInProgress): Promise<void> {
    storeCharge(bookingId, keptFrom(charge));
    await revalidate();
  }

  /** What was asked for before in the same way and can still be paid: it is shown, and no other made. */
  async function openBefore(method: ChargeMethod): Promise<ChargeInProgress | undefined> {
    if (method === 'card') return undefined;
    const open = (await getBooking(api, bookingId))?.openCharge;
    const isOver = !open?.expires_at || Date.parse(open.expires_at) <= serverNow();
    return open?.method === method && !isOver ? open : undefined;
  }

  async function pay(method: ChargeMethod, makeToken?: () => Promise<string>): Promise<void> {
    setBusy(method);
    setFailure(undefined);
    let leaving = false;
    try {
      const open = await openBefore(method);
      if (open) {
        await goOnWith(open);
        return;
      }
      const token = await makeToken?.();
      const returnUri = window.location.origin + success;
      const request = {
        ...{ bookingId, method, returnUri, expectedAmount: orderTotal },
        ...(token !== undefined && { token }),
      };
      leaving = await follow(await createCharge(api, request));
    } catch (error) {
      const going = error instanceof ApiProblem ? error.charge : undefined;
      if (going) await goOnWith(going);
      else setFailure(failureIn(error));
      if (isPriceChanged(error)) await revalidate();
    } finally {
      if (!leaving) setBusy(undefined);
    }
  }

  return { busy, failure, pay };
}

/** The page shows the new amount, under what it says of the last try. */
const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'price-changed';

const keptOf = ({ charge_id: chargeId, charge, source }: ChargeMade): StoredCharge => ({
  chargeId,
  qrUrl: source?.scannable_code?.image.download_uri ?? null,
  authorizeUri: charge.authorize_uri,
  expiresAt: charge.expires_at,
});

function failureIn(error: unknown): Failure {
  if (error instanceof CardRefused) return { code: error.code };
  if (error instanceof ApiProblem) return { problem: error };
  throw error;
}
