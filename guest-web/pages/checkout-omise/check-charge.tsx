import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { refreshCharge } from '../../shell/api/charges.ts';
import { useApp } from '../../shell/context.ts';
import { Button } from '../../ui/button.tsx';

/** Lets the server ask the provider now what became of a charge, and loads the page again. */
export function CheckCharge({ chargeId, label }: Readonly<{ chargeId: string; label: string }>) {
  const { api } = useApp();
  const { revalidate } = useRevalidator();
  const [checking, setChecking] = useState(false);

  async function check() {
    setChecking(true);
    // what it says is told by the booking; where the provider is away the webhook comes all the same
    await refreshCharge(api, chargeId).catch(() => {});
    if (navigator.onLine) await revalidate();
    setChecking(false);
  }

  return (
    <Button busy={checking} onClick={() => void check()}>
      {label}
    </Button>
  );
}
