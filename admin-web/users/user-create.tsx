import { useTranslation } from 'react-i18next';
import { useOwner } from '../app/owner.ts';
import { Columns, Line } from '../ui/form/inputs.tsx';
import { StaffCreate } from '../ui/form/staff-create.tsx';
import { employerOf } from './user.ts';
import { PasswordInputs, UserInputs } from './user-inputs.tsx';

export function UserCreate() {
  const { t } = useTranslation();
  const ownerId = useOwner();
  return (
    <StaffCreate
      title={t('user.add')}
      defaults={{ role: 'officer' }}
      transform={(user) => ({ ...user, ownerId: employerOf(user.role, ownerId) })}
    >
      <Columns>
        <Line source="username" isRequired most={100} autoComplete="off" />
      </Columns>
      <PasswordInputs isRequired />
      <UserInputs />
    </StaffCreate>
  );
}
