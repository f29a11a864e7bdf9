import PriceIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pricesPath } from '../../shell/addresses.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';

/** Leads to the prices of a hotel's rooms. */
export function PricesButton({ hotelId }: Readonly<{ hotelId?: string }>) {
  const { t } = useTranslation();
  const owner = useOwner();
  const { basename } = useServices();
  if (owner === undefined) return null;
  return (
    <Button
      component={Link}
      to={basename + pricesPath(owner, hotelId)}
      variant="outlined"
      startIcon={<PriceIcon />}
    >
      {t('prices.title')}
    </Button>
  );
}
