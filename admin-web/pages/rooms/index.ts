import BedIcon from '@mui/icons-material/BedOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const rooms = {
  list: lazyPage(async () => (await import('./room-list.tsx')).RoomList),
  edit: lazyPage(async () => (await import('./room-edit.tsx')).RoomEdit),
  create: lazyPage(async () => (await import('./room-create.tsx')).RoomCreate),
  icon: BedIcon,
};
