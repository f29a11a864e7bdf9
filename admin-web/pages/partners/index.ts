import HandshakeIcon from '@mui/icons-material/HandshakeOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const partners = {
  list: lazyPage(async () => (await import('./partner-list.tsx')).PartnerList),
  icon: HandshakeIcon,
};
