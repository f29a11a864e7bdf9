import { useTranslation } from 'react-i18next';
import { useServices } from '../../shell/services.ts';
import { CodeDialog } from '../../ui/code-dialog.tsx';

type Proven = Readonly<{ proof: string; expires_in: number }>;

/** Asks for a code; what waits for it is then sent again, as it was. */
export function ProofDialog() {
  const { t } = useTranslation();
  const { client, gate } = useServices();
  return (
    <CodeDialog
      title={t('secondFactor.ask')}
      hint={t('secondFactor.askHint')}
      action={t('secondFactor.prove')}
      send={async ({ code }) => {
        const body = await client.post<Proven>('/auth/second-factor/prove', { code });
        gate.answer({ proof: body.proof, endsAt: Date.now() + body.expires_in * 1000 });
      }}
      onClose={() => gate.answer(undefined)}
    />
  );
}
