import type { RoomJson } from '@baanpak/contract/room/room.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { Rotate3d } from '../../ui/icons/rotate-3d.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { picturesOf } from './pictures-of.ts';

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

type PictureStripProps = Readonly<{
  strip: RefObject<HTMLUListElement | null>;
  pictures: readonly string[];
  title: string;
  seed: string;
  views: readonly string[];
  /** As in HTML. */
  sizes: string;
  /** Which is in view. */
  shown: number;
  onShow: (n: number) => void;
  onTurn: (to: number) => void;
  onOpen: () => void;
}>;

/**
 * Pictures beside each other, one in view; swiped, or turned by arrows. Those after the first are loaded once somebody
 * comes near them.
 */
function PictureStrip(props: PictureStripProps) {
  const { strip, pictures, title, seed, views, sizes, shown, onShow, onTurn, onOpen } = props;
  const { t } = useTranslation(['hotel', 'shell']);
  const [isNear, setIsNear] = useState(false);
  const { length } = pictures;
  const comeNear = () => setIsNear(true);
  return (
    <div className="size-full">
      <ul
        ref={strip}
        onPointerEnter={comeNear}
        onTouchStart={comeNear}
        onFocus={comeNear}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && onShow(Math.round(scrollLeft / clientWidth))
        }
        className="flex size-full snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain scroll-smooth"
      >
        {(length > 0 ? pictures : [null]).map((src, n) => (
          <li key={src} className="relative w-full shrink-0 snap-start bg-sand">
            {(n === 0 || isNear || shown > 0) && (
              <Picture
                src={src}
                alt={n === 0 ? title : ''}
                sizes={sizes}
                seed={seed}
                views={views}
                className="aspect-[16/11] size-full"
              />
            )}
            {src && (
              <button
                type="button"
                aria-label={t('openPicture', { n: n + 1 })}
                tabIndex={n === shown ? 0 : -1}
                onClick={onOpen}
                className="absolute inset-0 cursor-zoom-in -outline-offset-4"
              />
            )}
          </li>
        ))}
      </ul>
      {length > 1 && (
        <>
          <Turn
            label={t('shell:lightbox.previous')}
            onClick={() => onTurn((shown + length - 1) % length)}
            className="left-2"
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Turn>
          <Turn
            label={t('shell:lightbox.next')}
            onClick={() => onTurn((shown + 1) % length)}
            className="right-2"
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </Turn>
          <p className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-card/90 px-2.5 font-medium text-sm tabular-nums">
            {shown + 1}/{length}
          </p>
        </>
      )}
    </div>
  );
}

type TurnProps = Readonly<{
  label: string;
  onClick: () => void;
  className: string;
  children: ReactNode;
}>;

const Turn = ({ label, onClick, className, children }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`absolute top-1/2 grid size-10 -translate-y-1/2 place-items-center rounded-full bg-card/90 shadow-card hover:bg-card ${className}`}
  >
    {children}
  </button>
);

/** Two rows of four. */
const MOST = 8;
/** Of fewer, so that they fill the row. */
const COLUMNS: Readonly<Record<number, string>> = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

type RoomThumbnailsProps = Readonly<{
  pictures: readonly string[];
  /** Which is shown large. */
  shown: number;
  onTurn: (to: number) => void;
  /** Shows all of them, where there are more than have room. */
  onMore: () => void;
}>;

/** A room's pictures small, in two rows at most: each turns to its own. */
function RoomThumbnails({ pictures, shown, onTurn, onMore }: RoomThumbnailsProps) {
  const { t } = useTranslation('hotel');
  const more = pictures.length - MOST;
  return (
    <ul className={`grid gap-1 pt-1 ${COLUMNS[pictures.length] ?? 'grid-cols-4'}`}>
      {pictures.slice(0, MOST).map((src, n) => {
        const isMore = more > 0 && n === MOST - 1;
        return (
          <li key={src}>
            <button
              type="button"
              aria-label={
                isMore ? t('allPictures', { count: pictures.length }) : t('turnTo', { n: n + 1 })
              }
              aria-current={n === shown}
              onClick={() => (isMore ? onMore() : onTurn(n))}
              className="relative block w-full -outline-offset-4"
            >
              <Thumbnail
                src={src}
                className={`aspect-[4/3] w-full transition-opacity hover:opacity-100 ${n === shown ? '' : 'opacity-70'}`}
              />
              {isMore && (
                <span
                  aria-hidden="true"
                  className="absolute inset-0 grid place-items-center bg-black/55 font-semibold text-white"
                >
                  +{more + 1}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
