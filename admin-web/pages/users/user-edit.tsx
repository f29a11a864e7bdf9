import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '../../shell/auth-provider.ts';
import { useMe } from '../../shell/me.ts';
import { useServices } from '../../shell/services.ts';
import { FormPart } from '../../ui/form/form-part.tsx';
import { YesNo } from '../../ui/form/inputs.tsx';
import { StaffEdit } from '../../ui/form/staff-edit.tsx';
import type { StaffUser } from './user.ts';
import { UserActions } from './user-actions.tsx';
import { ContactInputs, PasswordInputs, RoleInput } from './user-inputs.tsx';

/** One of the staff: who they are and what they may do; a new password ends their sessions. */
export function UserEdit() {
  return (
    <StaffEdit<StaffUser>
      title={(user) => `${nameOf(user)} · ${user.username}`}
      actions={<UserActions />}
    >
      <Stack sx={{ width: '100%', gap: 3 }}>
        <Fields />
      </Stack>
    </StaffEdit>
  );
}

/** What somebody else may do, and whether they sign in; one's own, names aside, is one's account's page. */
function Fields() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const me = useMe();
  const user = useRecordContext<StaffUser>();
  if (user?.id === me._id)
    return (
      <>
        <ContactInputs isOwn />
        <Alert severity="info">
          {t('user.own')} <Link to={`${basename}/admin/profile`}>{t('profile.title')}</Link>
        </Alert>
      </>
    );
  return (
    <>
      <ContactInputs>
        <RoleInput />
      </ContactInputs>
      <YesNo source="disabled" helperText={t('user.disableHint')} />
      <FormPart title={t('user.newPassword')}>
        <PasswordInputs />
      </FormPart>
    </>
  );
}
