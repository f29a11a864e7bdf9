import { DEFAULT_SITE } from '@baanpak/domain/values/text/default-site.ts';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router-dom';
import { cardBrandNamed } from '../features/payment/card-brand.ts';
import { CardMark } from '../features/payment/card-mark.tsx';
import type { Site } from '../shell/api/site.ts';
import { useApp } from '../shell/context.ts';
import { useLocalPath } from '../ui/local-path.ts';
import { Logo } from '../ui/logo.tsx';

/** Who provides this, where to read more and whom to pay with. */
export function Footer() {
  const { t } = useTranslation();
  const { language } = useApp().api;
  const local = useLocalPath();
  const described = useRouteLoaderData<{ site: Site | undefined }>('root')?.site;
  const site = described ?? DEFAULT_SITE;
  const ofSite = (url: string) => (url === DEFAULT_SITE.partnerUrl ? local(url) : url);
  return (
    <footer className="on-dark mt-20 bg-footer text-on-direct">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        <div>
          <Logo name={t('name')} light />
          <p className="mt-4 max-w-xs text-white/85">{t('footer.promise')}</p>
        </div>
        <FooterLinks
          title={t('footer.more')}
          links={[
            { name: t('footer.myBookings'), url: local('/booking/mine') },
            { name: t('footer.findBooking'), url: local('/booking/find') },
            { name: t('footer.aboutUs'), url: site.aboutUs[language] },
            { name: t('footer.listing'), url: ofSite(site.partnerUrl) },
            { name: t('footer.terms'), url: local('/terms') },
            { name: t('footer.privacy'), url: local('/privacy') },
          ]}
        />
        <FooterLinks
          title={t('footer.follow')}
          links={site.socials.map(({ kind, url }) => ({ name: kind, url }))}
        />
        <FooterLinks title={t('footer.cards')} links={site.cardBrands} withMarks />
      </div>
      <div className="border-white/20 border-t">
        <p className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-5 text-sm text-white/85 sm:px-6">
          <span>
            {site.copyright} · {t('footer.by', { company: site.company })}
          </span>
          {described && <span>{t('footer.version', { version: described.version })}</span>}
        </p>
      </div>
    </footer>
  );
}

type FooterLinksProps = Readonly<{
  title: string;
  /** Card brands among them are shown by their marks. */
  withMarks?: boolean;
  links: readonly Readonly<{ name: string; url: string }>[];
}>;

const FooterLinks = ({ title, links, withMarks = false }: FooterLinksProps) => (
  <nav aria-label={title}>
    <h2 className="font-semibold">{title}</h2>
    <ul className={withMarks ? 'mt-2 flex flex-wrap gap-x-3' : 'mt-2'}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-11 items-center text-white/90 underline-offset-4 hover:text-white hover:underline"
          >
            {withMarks ? <CardName name={name} /> : name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

function CardName({ name }: Readonly<{ name: string }>) {
  const brand = cardBrandNamed(name);
  return brand ? <CardMark brand={brand} /> : name;
}
