import type { ReactNode } from 'react';
import { Layout as RaLayout, useLoading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { OwnDashboard } from '../app/own-dashboard.tsx';
import { ownerIn } from '../app/pages.ts';
import { useMay } from '../auth/me.ts';
import { Prompts } from '../auth/prompts.tsx';
import { NotLiveBar } from '../live/not-live-bar.tsx';
import { useFollowChanges } from '../live/use-live.ts';
import { UndoOffers } from '../ui/undo/undo-offers.tsx';
import { Drawer } from './drawer.tsx';
import { ErrorPage } from './error-page.tsx';
import { PageProgress } from './page-progress.tsx';
import { TopBar } from './top-bar.tsx';

/** Bar, drawer and the page between them. */
export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  useFollowChanges();
  return (
    <RaLayout
      appBar={TopBar}
      menu={Drawer}
      error={ErrorPage}
      sx={{
        '& .RaLayout-content': { px: { xs: 2, md: 3 }, minWidth: 0 },
        '& .RaLayout-appFrame': { mt: { xs: 7, sm: 7 } },
      }}
    >
      <Prompts />
      <Progress />
      <NotLiveBar />
      <UndoOffers>
        <OwnPages>{children}</OwnPages>
      </UndoOffers>
    </RaLayout>
  );
}

const Progress = () => (useLoading() ? <PageProgress /> : null);

/** Pages of a foreign owner lead to one's own dashboard. */
function OwnPages({ children }: Readonly<{ children: ReactNode }>) {
  const named = ownerIn(useLocation().pathname);
  const mayRead = useMay('read-stays', named);
  return mayRead ? children : <OwnDashboard />;
}
