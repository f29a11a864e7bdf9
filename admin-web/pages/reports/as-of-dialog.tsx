import { instant } from '@baanpak/domain/values/time/instant.ts';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { instantOf, MomentFields, momentOf } from './moment-fields.tsx';

type AsOfDialogProps = Readonly<{
  /** An instant that is looked at already. */
  at: string | undefined;
  onChoose: (at: string) => void;
  onClose: () => void;
}>;

/** Asks for the moment that a report is to be seen as of. */
export function AsOfDialog({ at, onChoose, onClose }: AsOfDialogProps) {
  const { t } = useTranslation();
  const [moment, setMoment] = useState(() => momentOf(instant(knownInstant(at) ?? Date.now())));
  const chosen = instantOf(moment);
  const isToCome = chosen !== undefined && Date.parse(chosen) > Date.now();
  return (
    <FormDialog
      title={t('report.asOf')}
      button={t('report.show')}
      refused={undefined}
      isPending={false}
      isReady={chosen !== undefined && !isToCome}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <DialogContentText>{t('report.asOfHint')}</DialogContentText>
      <MomentFields
        label={t('report.moment')}
        value={moment}
        onChange={setMoment}
        error={isToCome ? t('report.toCome') : undefined}
      />
    </FormDialog>
  );
}

/** `at` may be a position, too, in an address that was passed on. */
export const knownInstant = (at: string | undefined): number | undefined => {
  const time = at !== undefined && /^\d{4}-/.test(at) ? Date.parse(at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};
