import type { BookingJson } from '../../shell/api/bookings.ts';
import { announceArrival, sendDocument } from '../../shell/api/bookings.ts';
import type { Api } from '../../shell/api/client.ts';

/** What was sent of an online check-in. */
export type ArrivalAnswer = Readonly<{ sent: 'arrival' | 'document' }>;

/** Whether the form is one of the online check-in. */
export const isOfArrival = (form: FormData): boolean =>
  form.has('requests') || form.has('document');

/** Sends when the guest comes, or a document. */
export async function sendAhead(api: Api, id: string, form: FormData): Promise<ArrivalAnswer> {
  const document = form.get('document');
  if (document instanceof File) {
    await sendDocument(api, id, document);
    return { sent: 'document' };
  }
  await announceArrival(api, id, {
    arrivalTime: textIn(form, 'arrivalTime'),
    companions: namesIn(String(form.get('companions') ?? '')),
    requests: textIn(form, 'requests'),
  });
  return { sent: 'arrival' };
}

/** Who still may send something: whose stay is certain and who is not here yet. */
export const isAwaited = ({ status, checkInStatus }: BookingJson): boolean =>
  status === 'Booked' && !checkInStatus;

/** Names, one a line. */
const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function textIn(form: FormData, field: string): string | null {
  const text = String(form.get(field) ?? '').trim();
  return text === '' ? null : text;
}
