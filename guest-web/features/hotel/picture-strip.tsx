import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { Picture } from '../../ui/picture.tsx';

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
export function PictureStrip(props: PictureStripProps) {
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
