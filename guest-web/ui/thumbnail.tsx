type ThumbnailProps = Readonly<{
  /** Under /media/. */
  src: string;
  /** Empty where what it stands in has a name. */
  alt?: string;
  className?: string;
}>;

/** A picture of a gallery as one chooses it by: the narrowest there is. */
export const Thumbnail = ({ src, alt = '', className = '' }: ThumbnailProps) => (
  <img
    src={`${src}?w=360`}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={`bg-sand object-cover ${className}`}
  />
);
