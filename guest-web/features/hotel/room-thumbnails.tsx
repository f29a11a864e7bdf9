import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/thumbnail.tsx';

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
export function RoomThumbnails({ pictures, shown, onTurn, onMore }: RoomThumbnailsProps) {
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
