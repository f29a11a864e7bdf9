import CurrencyExchangeIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const refunds = {
  list: lazyPage(async () => (await import('./refund-list.tsx')).RefundsPage),
  icon: CurrencyExchangeIcon,
};
