import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useOthersAt } from '../../shell/live/use-presence.ts';
import { useServices } from '../../shell/services.ts';

/** Says who else looks at a booking, or moves its stay. */
export function OthersNotice({ bookingId }: Readonly<{ bookingId: string }>) {
  const { t } = useTranslation();
  const { language } = useServices();
  const others = useOthersAt(bookingId);
  const names = (doing: 'looks' | 'moves') =>
    new Intl.ListFormat(language).format(
      others.filter((person) => person.doing === doing).map(({ name }) => name),
    );
  return (
    <div role="status">
      {(['moves', 'looks'] as const).map(
        (doing) =>
          names(doing) && (
            <Alert
              key={doing}
              severity={doing === 'moves' ? 'warning' : 'info'}
              role="presentation"
            >
              {t(`live.${doing}`, { who: names(doing) })}
            </Alert>
          ),
      )}
    </div>
  );
}
