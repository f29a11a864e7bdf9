import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Outlook = lazy(async () => ({ default: (await import('./outlook.tsx')).Outlook }));

/** As high as it usually is. */
const HEIGHT = 440;

/** What is not needed first is loaded after the page. */
export const OutlookLater = () => (
  <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} sx={{ mt: 2 }} />}>
    <Outlook />
  </Suspense>
);
