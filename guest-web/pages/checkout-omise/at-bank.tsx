import { useTranslation } from 'react-i18next';
import type { StoredCharge } from '../../features/payment/stored-charge.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';
import { CheckCharge } from './check-charge.tsx';

type AtBankProps = Readonly<{ charge: StoredCharge; onOther: () => void }>;

/** A payment that the guest left at the bank, by the back button, say: on with it, or another one. */
export function AtBank({ charge, onOther }: AtBankProps) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-line bg-card p-6 text-center">
      <LoaderCircle className="size-10 animate-spin text-muted" aria-hidden="true" />
      <p role="status" className="font-semibold">
        {t('atBank.waiting')}
      </p>
      {charge.authorizeUri && (
        <a href={charge.authorizeUri} className={buttonClass('direct')}>
          {t('atBank.goOn')}
        </a>
      )}
      <CheckCharge chargeId={charge.chargeId} label={t('promptpay.check')} />
      <Button kind="plain" onClick={onOther}>
        {t('promptpay.other')}
      </Button>
    </div>
  );
}
