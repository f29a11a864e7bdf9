import { PICTURE_WIDTHS } from '@baanpak/domain/values/place/picture-widths.ts';
import { LateScene } from './late-scene.tsx';

type PictureProps = Readonly<{
  /** Under /media/; null draws a scene instead. */
  src: string | null | undefined;
  /** Empty for pictures that only adorn. */
  alt: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** What the scene is of where there is no picture; the same seed, the same scene. */
  seed: string;
  views?: readonly string[];
  /** In the first view: loaded at once. */
  eager?: boolean;
  className?: string;
}>;

/** A picture in the width it needs, or a drawn scene where there is none. */
export function Picture({
  src,
  alt,
  sizes,
  seed,
  views = [],
  eager,
  className = '',
}: PictureProps) {
  if (!src) return <LateScene seed={seed} views={views} label={alt} className={className} />;
  return (
    <img
      src={`${src}?w=720`}
      srcSet={PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`bg-sand object-cover ${className}`}
    />
  );
}
