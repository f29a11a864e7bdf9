import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { Rotate3d } from '../../ui/icons/rotate-3d.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { picturesOf } from './pictures-of.ts';
import { RoomThumbnails } from './room-thumbnails.tsx';

const Lightbox = lazyPart(async () => (await import('../../ui/lightbox.tsx')).Lightbox);
const Panorama = lazyPart(async () => (await import('./panorama.tsx')).Panorama);

type RoomPicturesProps = Readonly<{
  room: Pick<RoomJson, '_id' | 'title' | 'imageUrl' | 'imagesUrl' | 'image360Url'>;
  views: readonly string[];
  /** As in HTML. */
  sizes: string;
  /** Each picture small below the large one, to turn to. */
  thumbnails?: boolean;
}>;

/** A room's pictures, one at a time; a press shows them large, a button the view all round. */
export function RoomPictures({ room, views, sizes, thumbnails = false }: RoomPicturesProps) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState<'pictures' | 'panorama'>();
  const title = room.title[language];
  const pictures = picturesOf(room);
  const turnTo = (n: number) => {
    setShown(n);
    if (strip.current) strip.current.scrollLeft = n * strip.current.clientWidth;
  };
  const showLarge = () => setOpen('pictures');
  const close = () => setOpen(undefined);
  return (
    <section aria-label={t('picturesOf', { title })} className="flex min-h-full flex-col">
      <div className="relative flex-1">
        <PictureStrip
          {...{ strip, pictures, title, views, sizes, shown }}
          seed={room._id}
          onShow={setShown}
          onTurn={turnTo}
          onOpen={showLarge}
        />
        {room.image360Url && (
          <button
            type="button"
            onClick={() => setOpen('panorama')}
            className="absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-card/95 px-4 font-medium text-sm shadow-card hover:bg-card"
          >
            <Rotate3d className="size-4.5" aria-hidden="true" />
            {t('panorama')}
          </button>
        )}
      </div>
      {thumbnails && pictures.length > 1 && (
        <RoomThumbnails {...{ pictures, shown }} onTurn={turnTo} onMore={showLarge} />
      )}
      {open === 'pictures' && (
        <Lightbox pictures={pictures} name={title} index={shown} onClose={close} />
      )}
      {open === 'panorama' && room.image360Url && (
        <Panorama src={room.image360Url} title={title} onClose={close} />
      )}
    </section>
  );
}
