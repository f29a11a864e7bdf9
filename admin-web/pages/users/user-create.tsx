import Stack from '@mui/material/Stack';
import { RadioButtonGroupInput, type RaRecord, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../../shell/owner.ts';
import { Columns, LineInput } from '../../ui/form/inputs.tsx';
import { StaffCreate } from '../../ui/form/staff-form.tsx';
import { ContactInputs, PasswordInputs, RoleInput } from './user-inputs.tsx';

/** One more of the staff, who is mailed a link to set a password; or it is typed here. */
export function UserCreate() {
  const { t } = useTranslation();
  const ownerId = useOwner();
  return (
    <StaffCreate
      title={t('user.add')}
      defaults={{ role: 'officer', way: 'invite' }}
      transform={(user) => asked(user, ownerId)}
      said={({ email }, { password }) => (password ? undefined : t('linkSent', { email }))}
    >
      <Stack sx={{ gap: 2, width: '100%' }}>
        <Columns>
          <LineInput source="username" isRequired most={100} autoComplete="off" />
          <RoleInput />
        </Columns>
        <FirstPassword />
      </Stack>
    </StaffCreate>
  );
}

function FirstPassword() {
  const { t } = useTranslation();
  const isInvited = useWatch({ name: 'way' }) === 'invite';
  return (
    <>
      <RadioButtonGroupInput
        source="way"
        label={t('user.firstPassword')}
        choices={[
          { id: 'invite', name: t('user.invite') },
          { id: 'typed', name: t('user.typePassword') },
        ]}
        validate={required()}
        helperText={false}
      />
      {!isInvited && <PasswordInputs isRequired />}
      <ContactInputs needsEmail={isInvited} />
    </>
  );
}

/** What is sent of the form: a password typed before one chose otherwise is not. */
function asked({ way, password, confirmPassword, ...user }: RaRecord, ownerId: string | undefined) {
  const first = way === 'invite' ? { invite: true } : { password, confirmPassword };
  return { ...user, ...first, ownerId: employerOf(user.role, ownerId) };
}

/** Whose hotels somebody of a role works for: owners their own, administrators the whole site. */
const employerOf = (role: unknown, ownerId: string | undefined): string | null =>
  role === 'admin' || role === 'owner' ? null : (ownerId ?? null);
