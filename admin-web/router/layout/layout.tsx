import type { ReactNode } from 'react';
import { Layout as RaLayout, useLoading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ownerIn } from '../../shell/addresses.ts';
import { useFollowChanges } from '../../shell/live/use-live.ts';
import { useMay } from '../../shell/me.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { OwnDashboard } from '../../ui/own-dashboard.tsx';
import { PageProgress } from '../../ui/page-progress.tsx';
import { UndoOffers } from '../../ui/undo/undo-offers.tsx';
import { Drawer } from './drawer.tsx';
import { NotLiveBar } from './not-live-bar.tsx';
import { Prompts } from './prompts.tsx';
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
