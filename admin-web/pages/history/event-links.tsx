import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { radiusPath, type Thing, thingPath } from '../../features/history/history-path.ts';
import type { HistoryEvent } from '../../features/history/steps.ts';
import { searchAsOfEvent, useAsOf } from '../../shell/as-of.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';

type EventLinksProps = Readonly<{
  event: HistoryEvent;
  /** Whose history it stands in; a case has no page of its own. */
  thing: Thing;
  id: string;
}>;

/** Leads from an event to the thing as it was then, and to all that the event touches. */
export function EventLinks({ event, thing, id }: EventLinksProps) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const isThen = useAsOf() !== undefined;
  const mayReadMoney = useMay('read-money', ownerId);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {thing !== 'case' && (
        <MuiLink
          component={Link}
          to={basename + thingPath(thing, ownerId, id) + searchAsOfEvent(event)}
        >
          {t('asOf.event')}
        </MuiLink>
      )}
      {mayReadMoney && !isThen && (
        <MuiLink component={Link} to={basename + radiusPath(ownerId, event.id)}>
          {t('radius.ask')}
        </MuiLink>
      )}
    </Box>
  );
}
