import { StaffEdit } from '../ui/form/staff-edit.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { HotelForm } from './form/hotel-form.tsx';
import type { Hotel } from './use-hotels.ts';

export function HotelEdit() {
  const { text } = useFormats();
  return (
    <StaffEdit<Hotel> title={({ hotelName }) => text(hotelName)}>
      <HotelForm />
    </StaffEdit>
  );
}
