import { useTranslation } from 'react-i18next';
import type { Hotel } from '../../features/hotels/use-hotels.ts';
import { Gallery } from '../../features/pictures/gallery.tsx';
import { PictureSlot } from '../../features/pictures/picture-slot.tsx';
import { usePictured } from '../../features/pictures/use-pictured.ts';
import { Collapsible } from '../../ui/form/collapsible.tsx';
import { Columns } from '../../ui/form/inputs.tsx';

/** The pictures of a hotel that is there already; each is saved as soon as it has arrived. */
export function HotelPictures({ hotel }: Readonly<{ hotel: Hotel }>) {
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
