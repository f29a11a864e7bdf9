import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const payments = {
  list: lazyPage(async () => (await import('./payment-list.tsx')).PaymentList),
  icon: PaymentsIcon,
};
