import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Images } from '../../ui/icons/images.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';

const Lightbox = lazyPart(async () => (await import('../../ui/lightbox.tsx')).Lightbox);

type GalleryProps = Readonly<{
  /** Under /media/, the cover first. */
  pictures: readonly string[];
  name: string;
  seed: string;
  views: readonly string[];
}>;

/** In two rows of two beside the cover. */
const MOST_SMALL = 4;

/** A hotel's pictures; a press shows them large. Without any, a scene of such a place. */
export function Gallery({ pictures, name, seed, views }: GalleryProps) {
  const { t } = useTranslation('hotel');
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0)
    return (
      <Picture
        src={null}
        alt={name}
        sizes=""
        seed={seed}
        views={views}
        className="mt-5 aspect-[4/3] w-full rounded-3xl sm:aspect-[9/4]"
      />
    );
  const [cover = '', ...others] = pictures;
  const small = others.slice(0, MOST_SMALL);
  return (
    <div
      className={`mt-5 grid gap-2 overflow-hidden rounded-3xl sm:h-[min(54vh,27rem)] sm:grid-rows-2 sm:gap-3 ${COLUMNS[small.length]}`}
    >
      <button
        type="button"
        aria-label={t('openPicture', { n: 1 })}
        onClick={() => setOpened(0)}
        className={`col-span-full overflow-hidden sm:row-span-2 ${small.length > 0 ? 'sm:col-span-2' : ''}`}
      >
        <Picture
          src={cover}
          alt={name}
          sizes="(min-width: 640px) 50vw, 98vw"
          seed={seed}
          eager
          className="aspect-[4/3] size-full transition-transform duration-500 hover:scale-[1.03] sm:aspect-auto"
        />
      </button>
      {small.map((src, n) => (
        <Small
          key={src}
          src={src}
          label={t('openPicture', { n: n + 2 })}
          more={n === small.length - 1 ? others.length - small.length : 0}
          onClick={() => setOpened(n + 1)}
          className={small.length === 1 ? 'sm:row-span-2' : ''}
        />
      ))}
      {small.length === MOST_SMALL - 1 && (
        <button
          type="button"
          onClick={() => setOpened(0)}
          className="flex flex-col items-center justify-center gap-1 text-balance bg-sand font-medium text-xs hover:bg-line sm:text-base"
        >
          <Images className="size-6 text-brand-ink" aria-hidden="true" />
          {t('allPictures', { count: pictures.length })}
        </button>
      )}
      {opened !== undefined && (
        <Lightbox
          pictures={pictures}
          name={name}
          index={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

type SmallProps = Readonly<{
  src: string;
  label: string;
  /** How many there are besides; not said where there is none. */
  more: number;
  onClick: () => void;
  className: string;
}>;

const Small = ({ src, label, more, onClick, className }: SmallProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`relative overflow-hidden ${className}`}
  >
    <Thumbnail
      src={src}
      className="aspect-square size-full transition-transform duration-500 hover:scale-[1.03] sm:aspect-auto"
    />
    {more > 0 && (
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center bg-black/50 font-semibold text-white text-xl"
      >
        +{more}
      </span>
    )}
  </button>
);

/** By how many lie beside the cover, or below it on phones; three leave room for a button. */
const COLUMNS: Readonly<Record<number, string>> = {
  0: 'sm:grid-cols-1',
  1: 'grid-cols-1 sm:grid-cols-3',
  2: 'grid-cols-2 sm:grid-cols-3',
  3: 'grid-cols-4',
  4: 'grid-cols-4',
};
