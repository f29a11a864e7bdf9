import { useTranslation } from 'react-i18next';
import { type Criteria, searchFor } from '../../features/search/criteria.ts';
import { useApp } from '../../shell/context.ts';
import { List } from '../../ui/icons/list.tsx';
import { MapIcon } from '../../ui/icons/map.tsx';
import { LocalLink } from '../../ui/local-link.tsx';

/** Between list and map: on a phone one of the two; on a wide screen for a map that is not there by itself. */
export function MapSwitch({ criteria }: Readonly<{ criteria: Criteria }>) {
  const { t } = useTranslation('results');
  const { tilesUrl } = useApp();
  const { map } = criteria;
  const Icon = map ? List : MapIcon;
  return (
    <LocalLink
      to={`/hotel/main${searchFor({ ...criteria, map: !map })}`}
      preventScrollReset
      className={`flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-semibold text-paper max-lg:fixed max-lg:bottom-5 max-lg:left-1/2 max-lg:z-20 max-lg:-translate-x-1/2 max-lg:shadow-lift lg:min-h-11 lg:px-5 lg:hover:bg-ink/85 ${tilesUrl ? 'lg:hidden' : ''}`}
    >
      <Icon className="size-5" aria-hidden="true" />
      {map ? (
        <>
          <span className="lg:hidden">{t('showList')}</span>
          <span className="max-lg:hidden">{t('hideMap')}</span>
        </>
      ) : (
        t('showMap')
      )}
    </LocalLink>
  );
}
