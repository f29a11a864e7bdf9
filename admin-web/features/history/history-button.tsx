import type { Action } from '@baanpak/domain/values/people/roles.ts';
import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMay } from '../../shell/auth.ts';
import { useServices } from '../../shell/services.ts';
import { historyPath, type Thing } from './history-path.ts';

type HistoryButtonProps = Readonly<{
  thing: Thing;
  id: string;
  /** Whose it is; null for what is of the whole site. */
  ownerId: string | null;
  size?: 'small' | 'medium';
}>;

/** Whose right it is to read the history of each. */
const RIGHTS: Readonly<Record<Thing, Action>> = {
  ...{ booking: 'read-history', room: 'read-history', hotel: 'read-history' },
  ...{ user: 'read-users', case: 'read-money' },
};

/** Leads to the history of a thing; nothing for who may not read it. */
export function HistoryButton({ thing, id, ownerId, size = 'medium' }: HistoryButtonProps) {
  const { t } = useTranslation();
  const { basename } = useServices();
  const mayRead = useMay(RIGHTS[thing], ownerId ?? undefined);
  if (!mayRead) return null;
  return (
    <Button
      component={Link}
      to={basename + historyPath(thing, { ownerId: ownerId ?? '-', id })}
      variant="outlined"
      size={size}
      startIcon={<HistoryIcon />}
    >
      {t('booking.history')}
    </Button>
  );
}
