import { useTranslation } from 'react-i18next';
import YetAnother from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { PICTURE_WIDTHS } from '@baanpak/domain/values/place/picture-widths.ts';
import { useFocusReturnAtEnd } from './focus.ts';
import { Thumbnail } from './thumbnail.tsx';

type LightboxProps = Readonly<{
  pictures: readonly string[];
  name: string;
  index: number;
  onClose: () => void;
}>;

const ASPECT = 2 / 3;
/** In px; on phones no lower than a finger is wide. */
const SMALL = { width: 96, height: 64, gap: 8, padding: 0, border: 2, borderColor: 'transparent' };

/** Pictures as large as the screen, and all of them small in a row below. Load it on use. */
export function Lightbox({ pictures, name, index, onClose }: LightboxProps) {
  const { t } = useTranslation(['shell', 'hotel']);
  useFocusReturnAtEnd();
  return (
    <YetAnother
      open
      index={index}
      close={onClose}
      plugins={pictures.length > 1 ? [Counter, Thumbnails] : []}
      counter={{ separator: '/' }}
      thumbnails={SMALL}
      render={{
        thumbnail: ({ slide: { thumbnail } }) =>
          thumbnail && <Thumbnail src={thumbnail} className="size-full" />,
      }}
      labels={{
        Previous: t('lightbox.previous'),
        Next: t('lightbox.next'),
        Close: t('close'),
        Lightbox: name,
        'Photo gallery': name,
        Thumbnails: t('hotel:thumbnails'),
        Carousel: t('hotel:viewer.carousel'),
        Slide: t('hotel:viewer.picture'),
        '{index} of {total}': t('hotel:viewer.of'),
      }}
      slides={pictures.map((src, n) => ({
        src: `${src}?w=1280`,
        thumbnail: src,
        alt: `${name} ${n + 1}`,
        srcSet: PICTURE_WIDTHS.map((width) => ({
          src: `${src}?w=${width}`,
          width,
          height: Math.round(width * ASPECT),
        })),
      }))}
    />
  );
}
