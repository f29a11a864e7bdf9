import ReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import { lazyPage } from '../../ui/lazy-page.tsx';

export const reviews = {
  list: lazyPage(async () => (await import('./review-list.tsx')).ReviewList),
  icon: ReviewsIcon,
};
