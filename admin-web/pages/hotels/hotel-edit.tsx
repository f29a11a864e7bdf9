import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { ListBase, Pagination, ResourceContextProvider, WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../features/history/history-button.tsx';
import { Gallery } from '../../features/pictures/gallery.tsx';
import { PictureSlot } from '../../features/pictures/picture-slot.tsx';
import { usePictured } from '../../features/pictures/use-pictured.ts';
import { ReviewCards } from '../../features/reviews/reviews.tsx';
import { siteResource } from '../../shell/addresses.ts';
import type { Hotel } from '../../shell/api/records.ts';
import { useAsOf } from '../../shell/as-of.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { Columns } from '../../ui/form/inputs.tsx';
import { Collapsible } from '../../ui/form/parts.tsx';
import { RemoveButton } from '../../ui/form/remove-button.tsx';
import { StaffEdit } from '../../ui/form/staff-form.tsx';
import { useFormats } from '../../ui/formats.ts';
import { HotelForm } from './hotel-form.tsx';

export function HotelEdit() {
  const { t } = useTranslation();
  const { text } = useFormats();
  const isThen = useAsOf() !== undefined;
  const [tab, setTab] = useState<HotelTab>('form');
  return (
    <StaffEdit<Hotel>
      title={({ hotelName }) => text(hotelName)}
      actions={
        <>
          <WithRecord<Hotel>
            render={({ id, ownerId }) => <HistoryButton thing="hotel" {...{ id, ownerId }} />}
          />
          <AsOfButton />
          <RemoveButton what={t('hotel.remove')} hint={t('hotel.removeHint')} />
        </>
      }
      frame={(form) => (
        <WithRecord<Hotel>
          render={(hotel) => (
            <>
              <HotelTabs hotel={hotel} tab={tab} onChange={setTab} />
              <div {...panelOf('form', tab)}>{form}</div>
              <div {...panelOf('reviews', tab)}>
                {tab === 'reviews' &&
                  (isThen ? t('asOf.noPast') : <HotelReviews hotelId={hotel._id} />)}
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

type HotelTab = 'form' | 'reviews';
type HotelTabsProps = Readonly<{
  hotel: Hotel;
  tab: HotelTab;
  onChange: (tab: HotelTab) => void;
}>;

/** What is said of a hotel: by its owner, and by its guests. */
function HotelTabs({ hotel, tab, onChange }: HotelTabsProps) {
  const { t } = useTranslation();
  const { reviewScore, reviewCount } = hotel;
  const reviews =
    reviewScore === null
      ? t('review.ofHotelNone')
      : t('review.ofHotel', { score: reviewScore, count: reviewCount });
  return (
    <Tabs value={tab} onChange={(_, chosen: HotelTab) => onChange(chosen)} sx={{ mb: 2 }}>
      <Tab value="form" label={t('hotel.one')} {...tabOf('form')} />
      <Tab value="reviews" label={reviews} {...tabOf('reviews')} />
    </Tabs>
  );
}

const tabOf = (tab: HotelTab) => ({ id: `hotel-tab-${tab}`, 'aria-controls': `hotel-${tab}` });

/** What a tab shows. The form stays there while another is open: nothing typed is lost. */
const panelOf = (tab: HotelTab, open: HotelTab) => ({
  id: `hotel-${tab}`,
  role: 'tabpanel',
  'aria-labelledby': `hotel-tab-${tab}`,
  hidden: tab !== open,
});

/** The pictures of a hotel that is there already; each is saved as soon as it has arrived. */
function HotelPictures({ hotel }: Readonly<{ hotel: Hotel }>) {
  const { t } = useTranslation();
  const { pictured, upload, change } = usePictured(hotel);
  return (
    <Collapsible title={t('pictures.title')} opensFirst={hotel.imageUrl === null}>
      <Columns>
        <PictureSlot
          name={t('pictures.cover')}
          hint={t('pictures.coverHint')}
          url={pictured.imageUrl}
          send={upload('background-cover', 'file')}
          remove={() => change({ idBackgroundCover: null })}
        />
        <PictureSlot
          name={t('pictures.logo')}
          hint={t('pictures.logoHint')}
          url={pictured.imageLogoUrl}
          send={upload('logo', 'file')}
          remove={() => change({ idLogo: null })}
        />
        <PictureSlot
          name={t('pictures.payment')}
          hint={t('pictures.paymentHint')}
          url={pictured.imagePaymentUrl}
          send={upload('payment', 'file')}
          remove={() => change({ idPayment: null })}
        />
      </Columns>
      <Gallery
        ids={pictured.idsGallery}
        urls={pictured.imagesUrl}
        send={upload('gallery', 'files')}
        arrange={(idsGallery) => change({ idsGallery })}
      />
    </Collapsible>
  );
}

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;

/** What guests say of one hotel, on its own page: the address stays the hotel's. */
const HotelReviews = ({ hotelId }: Readonly<{ hotelId: string }>) => (
  <ResourceContextProvider value={siteResource('reviews')}>
    <ListBase
      filter={{ hotelId }}
      sort={NEWEST_FIRST}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
    >
      <ReviewCards />
      <Pagination rowsPerPageOptions={[]} />
    </ListBase>
  </ResourceContextProvider>
);
