import GroupIcon from '@mui/icons-material/GroupOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const users = {
  list: lazyPage(async () => (await import('./user-list.tsx')).UserList),
  edit: lazyPage(async () => (await import('./user-edit.tsx')).UserEdit),
  create: lazyPage(async () => (await import('./user-create.tsx')).UserCreate),
  icon: GroupIcon,
};
