import { useTranslation } from 'react-i18next';
import YetAnother from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { PICTURE_WIDTHS } from '@baanpak/domain/values/place/picture-widths.ts';
import { useFocusReturnAtEnd } from './focus.ts';

type LightboxProps = Readonly<{
  pictures: readonly string[];
  name: string;
  index: number;
  onClose: () => void;
}>;

const ASPECT = 2 / 3;

/** Pictures as large as the screen. Load it on use. */
export function Lightbox({ pictures, name, index, onClose }: LightboxProps) {
  const { t } = useTranslation();
  useFocusReturnAtEnd();
  return (
    <YetAnother
      open
      index={index}
      close={onClose}
      labels={{
        Previous: t('lightbox.previous'),
        Next: t('lightbox.next'),
        Close: t('close'),
        Lightbox: name,
        'Photo gallery': name,
      }}
      slides={pictures.map((src, n) => ({
        src: `${src}?w=1280`,
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
