import { useTranslation } from 'react-i18next';
import { nameOf } from '../auth/auth-provider.ts';
import { FormPart } from '../ui/form/form-part.tsx';
import { YesNo } from '../ui/form/inputs.tsx';
import { StaffEdit } from '../ui/form/staff-edit.tsx';
import type { StaffUser } from './user.ts';
import { PasswordInputs, UserInputs } from './user-inputs.tsx';

/** One of the staff: who they are and what they may do; a new password ends their sessions. */
export function UserEdit() {
  const { t } = useTranslation();
  return (
    <StaffEdit<StaffUser> title={(user) => `${nameOf(user)} · ${user.username}`}>
      <UserInputs />
      <YesNo source="disabled" />
      <FormPart title={t('user.newPassword')}>
        <PasswordInputs />
      </FormPart>
    </StaffEdit>
  );
}
