import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Images } from '../ui/icons/images.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Picture } from '../ui/picture.tsx';

const Lightbox = lazyPart(async () => (await import('../ui/lightbox.tsx')).Lightbox);

type GalleryProps = Readonly<{
  /** Under /media/, the cover first. */
  pictures: readonly string[];
  name: string;
  seed: string;
  views: readonly string[];
}>;

/** The cover and four more at most, two rows high. */
const MOST = 5;
/** Fewer make no block beside the cover. */
const LEAST = 3;

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
  const shown = pictures.slice(0, pictures.length < LEAST ? 1 : MOST);
  return (
    <div className="relative">
      <div className={`${GRID} ${STRIP[shown.length]}`}>
        {shown.map((src, n) => (
          <button
            key={src}
            type="button"
            aria-label={t('openPicture', { n: n + 1 })}
            onClick={() => setOpened(n)}
            className={`overflow-hidden ${tile(n, shown.length)}`}
          >
            <Picture
              src={src}
              alt={n === 0 ? name : ''}
              sizes={n === 0 ? '(min-width: 640px) 50vw, 98vw' : '360px'}
              seed={seed}
              eager={n === 0}
              className="size-full transition-transform duration-500 hover:scale-[1.03]"
            />
          </button>
        ))}
      </div>
      {pictures.length > 1 && (
        <button
          type="button"
          onClick={() => setOpened(0)}
          className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-card/95 px-4 font-medium shadow-card hover:bg-card"
        >
          <Images className="size-5" aria-hidden="true" />
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

const GRID =
  'mt-5 grid gap-2 overflow-hidden rounded-3xl sm:h-[min(60vh,30rem)] sm:grid-cols-4 sm:grid-rows-2 sm:gap-3';

/** On phones, how many lie below the cover, by how many there are in all. */
const STRIP: Readonly<Record<number, string>> = {
  3: 'grid-cols-2',
  4: 'grid-cols-3',
  5: 'grid-cols-4',
};

/** The first is large; the others are a strip below it on phones, a block beside it else. */
function tile(n: number, count: number): string {
  if (n === 0)
    return `col-span-full aspect-[4/3] w-full sm:row-span-2 sm:aspect-auto sm:size-full ${count > 1 ? 'sm:col-span-2' : ''}`;
  const isWide = count === LEAST || (count === LEAST + 1 && n === 1);
  return `aspect-square w-full sm:aspect-auto sm:size-full ${isWide ? 'sm:col-span-2' : ''}`;
}
