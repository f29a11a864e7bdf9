import type { UserJson } from '@baanpak/contract/user/user.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';

type SecondFactorPartProps = Readonly<{ user: UserJson; onChanged: () => void }>;

/** The second factor: turning it on and off, and its recovery codes, which are shown once. */
export function SecondFactorPart({ user, onChanged }: SecondFactorPartProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  const show = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  const shown = user.secondFactor ? (
    <SecondFactorOn left={user.recoveryCodesLeft ?? 0} onCodes={show} onOff={onChanged} />
  ) : (
    <SecondFactorOff onCodes={show} />
  );
  return (
    <Section title={t('secondFactor.title')}>
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : shown}
    </Section>
  );
}
