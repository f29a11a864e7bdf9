import TimelineIcon from '@mui/icons-material/Timeline';
import { lazyPage } from '../app/lazy-page.tsx';

export const events = {
  list: lazyPage(async () => (await import('./event-list.tsx')).EventList),
  icon: TimelineIcon,
};
