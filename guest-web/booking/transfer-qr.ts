import type { BookingJson } from '../api/bookings.ts';

/** A drawn QR for the transfer of a held direct booking, as a data address; null where none is due. */
export async function transferQr({
  status,
  promptPayQr,
}: Pick<BookingJson, 'status' | 'promptPayQr'>): Promise<string | null> {
  if (status !== 'Reserved' || !promptPayQr) return null;
  const { toString: draw } = await import('qrcode');
  const svg = await draw(promptPayQr, { type: 'svg', margin: 1 });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
