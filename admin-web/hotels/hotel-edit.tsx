import { WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { ReviewsLink } from '../reviews/reviews-link.tsx';
import { RemoveButton } from '../ui/form/remove-button.tsx';
import { StaffEdit } from '../ui/form/staff-edit.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { HotelForm } from './form/hotel-form.tsx';
import { HotelPictures } from './form/hotel-pictures.tsx';
import type { Hotel } from './use-hotels.ts';

export function HotelEdit() {
  const { t } = useTranslation();
  const { text } = useFormats();
  return (
    <StaffEdit<Hotel>
      title={({ hotelName }) => text(hotelName)}
      actions={
        <>
          <WithRecord<Hotel> render={(hotel) => <ReviewsLink hotel={hotel} />} />
          <RemoveButton what={t('hotel.remove')} hint={t('hotel.removeHint')} />
        </>
      }
    >
      <HotelForm
        pictures={<WithRecord<Hotel> render={(hotel) => <HotelPictures hotel={hotel} />} />}
      />
    </StaffEdit>
  );
}
