import { StaffEdit } from '../ui/form/staff-edit.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { RoomForm } from './form/room-form.tsx';
import type { Room } from './room.ts';

export function RoomEdit() {
  const { text } = useFormats();
  return (
    <StaffEdit<Room> title={({ title }) => text(title)}>
      <RoomForm />
    </StaffEdit>
  );
}
