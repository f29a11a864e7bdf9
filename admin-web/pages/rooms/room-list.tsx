import Chip from '@mui/material/Chip';
import { CreateButton, useReference } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HotelFilter } from '../../features/hotels/hotel-filter.tsx';
import type { Hotel, Room } from '../../shell/api/records.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { SwitchedOffThen } from '../../ui/as-of/switched-off.tsx';
import { formatBaht, useFormats } from '../../ui/formats.ts';
import { StaffList } from '../../ui/list/staff-list.tsx';
import { PricesButton } from './prices-button.tsx';

/** The rooms of the owner's hotels. */
export function RoomList() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const mayWrite = useMay('write-hotels', useOwner());
  const resource = useOwnResource('room-manage');
  const hotelOf = ({ hotelId }: Room) => <HotelName id={hotelId} />;
  const state = ({ disabled }: Room) => (disabled ? <Chip label={t('field.disabled')} /> : null);
  return (
    <StaffList<Room>
      title={t('drawer.roomManage')}
      {...(!mayWrite && { to: null })}
      sort={{ field: 'id', order: 'ASC' }}
      filters={[<HotelFilter key="hotelId" source="hotelId" alwaysOn />]}
      actions={
        <>
          <PricesButton />
          {mayWrite && (
            <SwitchedOffThen>
              <CreateButton variant="contained" resource={resource} label={t('room.add')} />
            </SwitchedOffThen>
          )}
        </>
      }
      columns={[
        {
          source: 'title',
          disableSort: true,
          label: t('field.title'),
          render: ({ title }) => text(title),
        },
        { source: 'one', disableSort: true, label: t('hotel.one'), render: hotelOf },
        {
          source: 'basePrice',
          disableSort: true,
          label: t('field.basePrice'),
          align: 'right',
          render: ({ basePrice }) => formatBaht(basePrice),
        },
        {
          source: 'units',
          disableSort: true,
          label: t('field.units'),
          align: 'right',
          render: ({ units }) => units,
        },
        {
          source: 'maxGuests',
          disableSort: true,
          label: t('field.maxGuests'),
          align: 'right',
          render: ({ maxGuests }) => maxGuests,
        },
        { source: 'status', disableSort: true, label: t('booking.status'), render: state },
      ]}
      card={{
        title: ({ title }) => text(title),
        aside: state,
        body: (room) => (
          <>
            {hotelOf(room)} · {formatBaht(room.basePrice)}
          </>
        ),
      }}
    />
  );
}

/** What a hotel is called; those of a list are asked for at once. */
function HotelName({ id }: Readonly<{ id: string }>) {
  const { text } = useFormats();
  const reference = useOwnResource('hotel-manage');
  const { referenceRecord } = useReference<Hotel>({ reference, id });
  return referenceRecord ? text(referenceRecord.hotelName) : '…';
}
