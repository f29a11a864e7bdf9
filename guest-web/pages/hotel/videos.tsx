import type { HotelJson } from '@baanpak/contract/hotel/hotel.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../shell/context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { CirclePlay } from '../../ui/icons/circle-play.tsx';
import { Picture } from '../../ui/picture.tsx';
import { videoSource } from './video-source.ts';

/** The hotel's own videos. Load it where there are some. */
export function Videos({ hotel }: Readonly<{ hotel: HotelJson }>) {
  const { t } = useTranslation('hotel');
  const { language } = useApp().api;
  const links = [hotel.vdoYoutube, hotel.vdoFacebook].filter((link) => link !== null);
  return (
    <section aria-labelledby="videos" className="mt-16">
      <h2 id="videos" className="font-semibold text-2xl">
        {t('videos')}
      </h2>
      <div className={`mt-4 grid gap-6 ${links.length > 1 ? 'lg:grid-cols-2' : 'max-w-3xl'}`}>
        {links.map((link) => (
          <Video
            key={link}
            link={link}
            name={hotel.hotelName[language]}
            picture={hotel.imageUrl}
            views={hotel.sideViews}
          />
        ))}
      </div>
    </section>
  );
}

type VideoProps = Readonly<{
  /** As the owner gave it. */
  link: string;
  name: string;
  /** Ours, shown until somebody wants the video. */
  picture: string | null;
  views: readonly string[];
}>;

/** Nothing is loaded from elsewhere before a press says so (docs/adr/0094-videos-load-on-a-press.md). */
export function Video({ link, name, picture, views }: VideoProps) {
  const { t } = useTranslation('hotel');
  const [isWanted, setIsWanted] = useState(false);
  const source = videoSource(link);
  if (!source)
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet', 'justify-self-start self-start')}
      >
        <CirclePlay className="size-5" aria-hidden="true" />
        {t('video')}
      </a>
    );
  const { site, host, player } = source;
  if (isWanted)
    return (
      <iframe
        src={player}
        title={t('videoOf', { name })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-2xl bg-black"
      />
    );
  return (
    <figure>
      <button
        type="button"
        aria-label={t('videoPlay', { name, site })}
        onClick={() => setIsWanted(true)}
        className="group relative block w-full overflow-hidden rounded-2xl"
      >
        <Picture
          src={picture}
          alt=""
          sizes="(min-width: 1024px) 38rem, 96vw"
          seed={link}
          views={views}
          className="aspect-video w-full"
        />
        <span className="absolute inset-0 grid place-items-center bg-black/25 transition-colors group-hover:bg-black/35">
          <CirclePlay className="size-16 text-white drop-shadow-lg" aria-hidden="true" />
        </span>
      </button>
      <figcaption className="mt-2 text-muted text-sm">
        {t('videoConsent', { site, host })}
      </figcaption>
    </figure>
  );
}
