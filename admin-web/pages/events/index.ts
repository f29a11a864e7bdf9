import TimelineIcon from '@mui/icons-material/TimelineOutlined';
import { lazyPageWithTexts } from '../../ui/lazy-page.tsx';

export const events = {
  list: lazyPageWithTexts(async () => (await import('./event-list.tsx')).EventList),
  icon: TimelineIcon,
};
