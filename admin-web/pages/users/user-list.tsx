import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BooleanInput, CreateButton, DataTable, SearchInput, SelectInput } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { User } from '../../shell/api/records.ts';
import { isSiteWide, nameOf, useMay, useMe } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useFormats } from '../../ui/formats.ts';
import { RecordCards, StaffList, StaffTable } from '../../ui/list/staff-list.tsx';

const Column = DataTable.Col<User>;

/** The owner's people. */
export function UserList() {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const mayWrite = useMay('write-users', useOwner());
  const resource = useOwnResource('user-manage');
  const me = useMe();
  const state = ({ disabled, secondFactor }: User) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {disabled && <Chip label={t('user.disabled')} />}
      {secondFactor && <Chip color="success" label={t('user.secondFactor')} />}
    </Box>
  );
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t('user.search')} />,
    <SelectInput
      key="role"
      source="role"
      alwaysOn
      label={t('field.role')}
      choices={ROLES.map((id) => ({ id, name: t(`roles.${id}`) }))}
    />,
    ...(isSiteWide(me)
      ? [<BooleanInput key="everybody" source="everybody" alwaysOn label={t('user.everybody')} />]
      : []),
  ];
  return (
    <StaffList
      title={t('drawer.userManage')}
      sort={{ field: 'username', order: 'ASC' }}
      filters={filters}
      actions={
        mayWrite && <CreateButton variant="contained" resource={resource} label={t('user.add')} />
      }
      wide={
        <StaffTable<User> rowClick={mayWrite ? 'edit' : false}>
          <Column source="username" label={t('field.username')} />
          <Column source="name" disableSort label={t('booking.name')} render={nameOf} />
          <Column source="role" label={t('field.role')} render={({ role }) => t(`roles.${role}`)} />
          <Column
            source="email"
            disableSort
            label={t('field.email')}
            render={({ email }) => email}
          />
          <Column
            source="createdAt"
            label={t('user.since')}
            render={({ createdAt }) => moment(createdAt)}
          />
          <Column source="status" disableSort label={t('booking.status')} render={state} />
        </StaffTable>
      }
      narrow={
        <RecordCards<User>
          title={nameOf}
          aside={state}
          body={({ username, role }) => `${username} · ${t(`roles.${role}`)}`}
          {...(!mayWrite && { to: null })}
        />
      }
    />
  );
}
