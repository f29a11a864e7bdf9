import Chip from '@mui/material/Chip';
import { CreateButton, DataTable, SearchInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useOwner } from '../app/owner.ts';
import { useOwnResource } from '../app/use-own-resource.ts';
import { nameOf } from '../auth/auth-provider.ts';
import { useMay } from '../auth/me.ts';
import { RecordCards } from '../ui/record-cards.tsx';
import { StaffList } from '../ui/staff-list.tsx';
import { StaffTable } from '../ui/staff-table.tsx';
import { useFormats } from '../ui/use-formats.ts';
import type { StaffUser } from './user.ts';

const Column = DataTable.Col<StaffUser>;

/** The owner's people. */
export function UserList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const mayWrite = useMay('write-users', useOwner());
  const resource = useOwnResource('user-manage');
  const state = ({ disabled }: StaffUser) =>
    disabled ? <Chip size="small" variant="outlined" label={t('user.disabled')} /> : null;
  return (
    <StaffList
      title={t('drawer.userManage')}
      sort={{ field: 'username', order: 'ASC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t('user.search')} />]}
      actions={
        mayWrite && <CreateButton variant="contained" resource={resource} label={t('user.add')} />
      }
      wide={
        <StaffTable<StaffUser> rowClick={mayWrite ? 'edit' : false}>
          <Column source="username" label={t('field.username')} />
          <Column label={t('booking.name')} render={nameOf} />
          <Column source="role" label={t('field.role')} render={({ role }) => t(`roles.${role}`)} />
          <Column label={t('field.email')} render={({ email }) => email} />
          <Column
            source="createdAt"
            label={t('user.since')}
            render={({ createdAt }) => moment(createdAt)}
          />
          <Column label={t('booking.status')} render={state} />
        </StaffTable>
      }
      narrow={
        <RecordCards<StaffUser>
          title={nameOf}
          aside={state}
          body={({ username, role }) => `${username} · ${t(`roles.${role}`)}`}
          {...(!mayWrite && { to: null })}
        />
      }
    />
  );
}
