import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ProofGate } from '../../shell/api/proof-gate.ts';
import { useServices } from '../../shell/services.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));
const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog.tsx')).SignInDialog,
}));

/** Stand beside all pages: ask for a code when a write wants one, and for the password when the session has ended. */
export function Prompts() {
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
