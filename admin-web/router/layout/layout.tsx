import Alert from '@mui/material/Alert';
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Layout as RaLayout, useLoading } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ownerIn } from '../../shell/addresses.ts';
import type { ProofGate } from '../../shell/api/proof-gate.ts';
import { useMay } from '../../shell/auth.ts';
import { useFollowChanges, useIsLive } from '../../shell/live/follow-changes.ts';
import { useServices } from '../../shell/services.ts';
import { ErrorPage } from '../../ui/error-page.tsx';
import { OwnDashboard } from '../../ui/own-dashboard.tsx';
import { PageProgress } from '../../ui/page.tsx';
import { UndoOffers } from '../../ui/undo.tsx';
import { Drawer } from './drawer.tsx';
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

/** Says that what is shown may be old, while the browser is offline or nobody tells what changes. */
function NotLiveBar() {
  const { t } = useTranslation();
  const isLive = useIsLive();
  const isOnline = useSyncExternalStore(onLineChange, () => navigator.onLine);
  return (
    <div role="status">
      {!(isLive && isOnline) && (
        <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
          {t(isOnline ? 'live.off' : 'live.offline')}
        </Alert>
      )}
    </div>
  );
}

/** Calls `moved` when the browser goes offline or comes back; the answer ends it. */
function onLineChange(moved: () => void): () => void {
  window.addEventListener('online', moved);
  window.addEventListener('offline', moved);
  return () => {
    window.removeEventListener('online', moved);
    window.removeEventListener('offline', moved);
  };
}

const ProofDialog = lazy(async () => ({
  default: (await import('./prompt-dialogs.tsx')).ProofDialog,
}));
const SignInDialog = lazy(async () => ({
  default: (await import('./prompt-dialogs.tsx')).SignInDialog,
}));

/** Stand beside all pages: ask for a code when a write wants one, and for the password when the session has ended. */
function Prompts() {
  const { gate, signInGate } = useServices();
  return (
    <>
      <Prompt gate={gate} Dialog={ProofDialog} />
      <Prompt gate={signInGate} Dialog={SignInDialog} />
    </>
  );
}

function Prompt({ gate, Dialog }: Readonly<{ gate: ProofGate; Dialog: ComponentType }>) {
  const isAsking = useSyncExternalStore(gate.subscribe, gate.isAsking);
  return isAsking ? (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  ) : null;
}
