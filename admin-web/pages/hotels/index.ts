import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const hotels = {
  list: lazyPage(async () => (await import('./hotel-list.tsx')).HotelList),
  edit: lazyPage(async () => (await import('./hotel-edit.tsx')).HotelEdit),
  create: lazyPage(async () => (await import('./hotel-create.tsx')).HotelCreate),
  icon: ApartmentIcon,
};
