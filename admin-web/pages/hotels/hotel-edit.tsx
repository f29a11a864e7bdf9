import { useState } from 'react';
import { WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { RemoveButton } from '../../ui/form/remove-button.tsx';
import { StaffEdit } from '../../ui/form/staff-edit.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { HotelForm } from './hotel-form.tsx';
import { HotelPictures } from './hotel-pictures.tsx';
import { HotelReviews } from './hotel-reviews.tsx';
import { type HotelTab, HotelTabs, panelOf } from './hotel-tabs.tsx';

export function HotelEdit() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const [tab, setTab] = useState<HotelTab>('form');
  return (
    <StaffEdit<Hotel>
      title={({ hotelName }) => text(hotelName)}
      actions={<RemoveButton what={t('hotel.remove')} hint={t('hotel.removeHint')} />}
      frame={(form) => (
        <WithRecord<Hotel>
          render={(hotel) => (
            <>
              <HotelTabs hotel={hotel} tab={tab} onChange={setTab} />
              <div {...panelOf('form', tab)}>{form}</div>
              <div {...panelOf('reviews', tab)}>
                {tab === 'reviews' && <HotelReviews hotelId={hotel._id} />}
              </div>
            </>
          )}
        />
      )}
    >
      <HotelForm
        pictures={<WithRecord<Hotel> render={(hotel) => <HotelPictures hotel={hotel} />} />}
      />
    </StaffEdit>
  );
}
