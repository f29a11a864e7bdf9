import type { BookingJson } from '../../shell/api/bookings.ts';
import { session } from '../../shell/session.ts';

/** The last try to pay, remembered while the guest is at the bank or loads the page again. */
export type StoredCharge = Readonly<{
  chargeId: string;
  /** Address of the QR that waits to be scanned. */
  qrUrl: string | null;
  /** Where the guest's bank asks for approval. */
  authorizeUri: string | null;
  /** When the provider stops taking it. */
  expiresAt: string | null;
}>;

type OpenCharge = NonNullable<BookingJson['openCharge']>;

const keyOf = (bookingId: string) => `charge ${bookingId}`;

export const storedCharge = (bookingId: string) => session.read<StoredCharge>(keyOf(bookingId));
export const storeCharge = (bookingId: string, charge: StoredCharge): void =>
  session.write(keyOf(bookingId), charge);
/** As the server tells of one that waits to be paid, whichever tab asked for it. */
export const keptFrom = (
  charge: Pick<OpenCharge, 'charge_id' | 'qr' | 'authorize_uri' | 'expires_at'>,
): StoredCharge => ({
  chargeId: charge.charge_id,
  qrUrl: charge.qr,
  authorizeUri: charge.authorize_uri,
  expiresAt: charge.expires_at,
});

const leftKeyOf = (bookingId: string) => `left charge ${bookingId}`;

/** The guest would rather pay another way: it waits on, and is not shown in this tab. */
export function leaveCharge(bookingId: string, chargeId: string): void {
  forgetCharge(bookingId);
  session.write(leftKeyOf(bookingId), chargeId);
}

/** A charge of the booking that waits to be paid, but for one that the guest left. */
export function openChargeOf({ _id, openCharge }: BookingJson): StoredCharge | undefined {
  const isLeft = openCharge?.charge_id === session.read<string>(leftKeyOf(_id));
  return openCharge && !isLeft ? keptFrom(openCharge) : undefined;
}

export const forgetCharge = (bookingId: string): void => session.forget(keyOf(bookingId));
