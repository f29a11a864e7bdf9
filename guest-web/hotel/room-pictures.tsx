import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../app/context.ts';
import { Images } from '../ui/icons/images.tsx';
import { Rotate3d } from '../ui/icons/rotate-3d.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Picture } from '../ui/picture.tsx';

const Lightbox = lazyPart(async () => (await import('../ui/lightbox.tsx')).Lightbox);
const Panorama = lazyPart(async () => (await import('./panorama.tsx')).Panorama);

type RoomPicturesProps = Readonly<{ room: RoomJson; views: readonly string[] }>;

/** A room's cover; buttons open its other pictures and the view all round, where there are such. */
export function RoomPictures({ room, views }: RoomPicturesProps) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const [open, setOpen] = useState<'pictures' | 'panorama'>();
  const title = room.title[language];
  const pictures = [room.imageUrl, ...room.imagesUrl].filter((url) => url !== null);
  const close = () => setOpen(undefined);
  return (
    <div className="relative min-h-full">
      <Picture
        src={pictures[0]}
        alt={title}
        sizes="(min-width: 1024px) 24rem, (min-width: 768px) 20rem, 98vw"
        seed={room._id}
        views={views}
        className="aspect-[16/10] size-full min-h-full md:aspect-auto"
      />
      <div className="absolute inset-x-3 bottom-3 flex flex-wrap gap-2">
        {pictures.length > 1 && (
          <button type="button" onClick={() => setOpen('pictures')} className={CHIP}>
            <Images className="size-4.5" aria-hidden="true" />
            {t('allPictures', { count: pictures.length })}
          </button>
        )}
        {room.image360Url && (
          <button type="button" onClick={() => setOpen('panorama')} className={CHIP}>
            <Rotate3d className="size-4.5" aria-hidden="true" />
            {t('panorama')}
          </button>
        )}
      </div>
      {open === 'pictures' && (
        <Lightbox pictures={pictures} name={title} index={0} onClose={close} />
      )}
      {open === 'panorama' && room.image360Url && (
        <Panorama src={room.image360Url} title={title} onClose={close} />
      )}
    </div>
  );
}

const CHIP =
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-card/95 px-4 font-medium text-sm shadow-card hover:bg-card';
