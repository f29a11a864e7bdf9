import type { Request } from './call-provider.ts';
import { providerCharge } from './charge-object.ts';
import { toSecond } from './find-charge.ts';
import type { ChargesPage, ChargesRequest } from './port.ts';

const PAGE = 100;

/** A page of a span's charges, the oldest first; both its ends are part of the span. */
export async function listCharges(
  request: Request,
  { from, to, offset }: ChargesRequest,
): Promise<ChargesPage> {
  const span = { from: toSecond(from), to: toSecond(to) };
  const { data, total } = await request('list', ({ charges }) =>
    charges.list({ ...span, order: 'chronological', limit: PAGE, offset }),
  );
  const isLast = data.length === 0 || offset + data.length >= total;
  return { charges: data.map(providerCharge), isLast };
}
