import { useTranslation } from 'react-i18next';
import { type ChargeMethod, MOBILE_BANKS, type MobileBank } from '../../shell/api/charges.ts';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { LoaderCircle } from '../../ui/icons/loader-circle.tsx';

/** The banks' own colours and short names: what guests look for first. */
const BADGES: Readonly<Record<MobileBank, Readonly<{ short: string; className: string }>>> = {
  mobile_banking_kbank: { short: 'K+', className: 'bg-[#0c7a31] text-white' },
  mobile_banking_scb: { short: 'SCB', className: 'bg-[#4e2e7f] text-white' },
  mobile_banking_bay: { short: 'KMA', className: 'bg-[#fec43b] text-[#3d2b00]' },
  mobile_banking_bbl: { short: 'BBL', className: 'bg-[#1e4598] text-white' },
  mobile_banking_ktb: { short: 'NEXT', className: 'bg-[#00679e] text-white' },
};

type BankChoiceProps = Readonly<{
  /** What is under way. */
  busy: ChargeMethod | undefined;
  onChoose: (bank: MobileBank) => void;
}>;

/** One press on a bank leads to its app. */
export function BankChoice({ busy, onChoose }: BankChoiceProps) {
  const { t } = useTranslation('checkoutOmise');
  return (
    <>
      <p className="text-muted">{t('bank.hint')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {MOBILE_BANKS.map((bank) => {
          const isBusy = busy === bank;
          const Icon = isBusy ? LoaderCircle : ChevronRight;
          return (
            <li key={bank}>
              <button
                type="button"
                disabled={busy !== undefined}
                aria-busy={isBusy || undefined}
                onClick={() => onChoose(bank)}
                className="flex min-h-16 w-full items-center gap-3 rounded-2xl border border-line bg-card p-3 text-left transition-colors hover:border-ink hover:bg-sand disabled:cursor-not-allowed"
              >
                <span
                  aria-hidden="true"
                  className={`grid size-11 shrink-0 place-items-center rounded-xl font-bold text-xs ${BADGES[bank].className}`}
                >
                  {BADGES[bank].short}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold leading-tight">{t(`bank.app.${bank}`)}</span>{' '}
                  <span className="block text-muted text-sm">{t(`bank.of.${bank}`)}</span>
                </span>
                <Icon
                  className={`size-5 shrink-0 text-muted ${isBusy ? 'animate-spin' : ''}`}
                  aria-hidden="true"
                />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
