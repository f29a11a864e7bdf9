import { useReference } from 'react-admin';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { useOwnResource } from '../../shell/use-own-resource.ts';
import { useFormats } from '../../ui/use-formats.ts';

/** What a hotel is called; those of a list are asked for at once. */
export function HotelName({ id }: Readonly<{ id: string }>) {
  const { text } = useFormats();
  const reference = useOwnResource('hotel-manage');
  const { referenceRecord } = useReference<Hotel>({ reference, id });
  return referenceRecord ? text(referenceRecord.hotelName) : '…';
}
