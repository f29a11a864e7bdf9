import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../app/services.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Stands beside all pages: asks for a code when a write wants one. */
export function SecondFactorPrompt() {
  const { gate } = useServices();
  const isAsking = useSyncExternalStore(gate.subscribe, gate.isAsking);
  return isAsking ? (
    <Suspense fallback={null}>
      <ProofDialog />
    </Suspense>
  ) : null;
}
