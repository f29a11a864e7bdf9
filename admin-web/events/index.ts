import TimelineIcon from '@mui/icons-material/Timeline';
import { lazyPageWithTexts } from '../app/lazy-page.tsx';

export const events = {
  list: lazyPageWithTexts(async () => (await import('./event-list.tsx')).EventList),
  icon: TimelineIcon,
};
