import { session } from '../app/session.ts';

/** The last try to pay, remembered while the guest is at the bank or loads the page anew. */
export type KeptCharge = Readonly<{
  chargeId: string;
  /** Address of the QR that waits to be scanned. */
  qrUrl: string | null;
  /** Where the guest's bank asks for approval. */
  authorizeUri: string | null;
  /** When the provider stops taking it. */
  expiresAt: string | null;
}>;

const keyOf = (bookingId: string) => `charge ${bookingId}`;

export const keptCharge = (bookingId: string) => session.read<KeptCharge>(keyOf(bookingId));
export const keepCharge = (bookingId: string, charge: KeptCharge): void =>
  session.write(keyOf(bookingId), charge);
export const forgetCharge = (bookingId: string): void => session.forget(keyOf(bookingId));
