import { WithRecord } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../features/history/history-button.tsx';
import { Gallery } from '../../features/pictures/gallery.tsx';
import { PanoramaPreview } from '../../features/pictures/panorama-preview.tsx';
import { PictureSlot } from '../../features/pictures/picture-slot.tsx';
import { usePictured } from '../../features/pictures/use-pictured.ts';
import type { Room } from '../../shell/api/records.ts';
import { AsOfButton } from '../../ui/as-of/as-of-button.tsx';
import { Columns } from '../../ui/form/inputs.tsx';
import { Collapsible } from '../../ui/form/parts.tsx';
import { RemoveButton } from '../../ui/form/remove-button.tsx';
import { StaffEdit } from '../../ui/form/staff-form.tsx';
import { useFormats } from '../../ui/formats.ts';
import { PricesButton } from './prices-button.tsx';
import { RoomForm } from './room-form.tsx';

export function RoomEdit() {
  const { t } = useTranslation();
  const { text } = useFormats();
  return (
    <StaffEdit<Room>
      title={({ title }) => text(title)}
      actions={
        <>
          <WithRecord<Room> render={({ hotelId }) => <PricesButton hotelId={hotelId} />} />
          <WithRecord<Room>
            render={({ id, ownerId }) => <HistoryButton thing="room" {...{ id, ownerId }} />}
          />
          <AsOfButton />
          <RemoveButton what={t('room.remove')} hint={t('room.removeHint')} />
        </>
      }
    >
      <RoomForm pictures={<WithRecord<Room> render={(room) => <RoomPictures room={room} />} />} />
    </StaffEdit>
  );
}

/** The pictures of a room that is there already; each is saved as soon as it has arrived. */
function RoomPictures({ room }: Readonly<{ room: Room }>) {
  const { t } = useTranslation();
  const { pictured, upload, change } = usePictured(room);
  const { image360Url } = pictured;
  return (
    <Collapsible title={t('pictures.title')} opensFirst={room.imageUrl === null}>
      <Columns>
        <PictureSlot
          name={t('pictures.cover')}
          hint={t('pictures.coverHint')}
          url={pictured.imageUrl}
          send={upload('background-cover', 'file')}
          remove={() => change({ idBackgroundCover: null })}
        />
        <PictureSlot
          name={t('pictures.panorama')}
          hint={t('pictures.panoramaHint')}
          url={image360Url}
          send={upload('panorama', 'file')}
          remove={() => change({ image360Url: null })}
        >
          {image360Url && <PanoramaPreview src={image360Url} />}
        </PictureSlot>
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
