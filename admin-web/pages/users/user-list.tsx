import { ROLES } from '@baanpak/domain/values/people/roles.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BooleanInput, CreateButton } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { User } from '../../shell/api/records.ts';
import { isSiteWide, nameOf, useMay, useMe } from '../../shell/auth.ts';
import { useOwner, useOwnResource } from '../../shell/owner.ts';
import { useFormats } from '../../ui/formats.ts';
import { choiceFilter, searchFilter } from '../../ui/list/filters.tsx';
import { StaffList } from '../../ui/list/staff-list.tsx';

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
    searchFilter(t('user.search')),
    choiceFilter({
      source: 'role',
      label: t('field.role'),
      choices: ROLES.map((id) => ({ id, name: t(`roles.${id}`) })),
    }),
    ...(isSiteWide(me)
      ? [<BooleanInput key="everybody" source="everybody" alwaysOn label={t('user.everybody')} />]
      : []),
  ];
  return (
    <StaffList<User>
      title={t('drawer.userManage')}
      {...(!mayWrite && { to: null })}
      sort={{ field: 'username', order: 'ASC' }}
      filters={filters}
      actions={
        mayWrite && <CreateButton variant="contained" resource={resource} label={t('user.add')} />
      }
      columns={[
        { source: 'username', label: t('field.username') },
        { source: 'name', disableSort: true, label: t('booking.name'), render: nameOf },
        { source: 'role', label: t('field.role'), render: ({ role }) => t(`roles.${role}`) },
        {
          source: 'email',
          disableSort: true,
          label: t('field.email'),
          render: ({ email }) => email,
        },
        {
          source: 'createdAt',
          label: t('user.since'),
          render: ({ createdAt }) => moment(createdAt),
        },
        { source: 'status', disableSort: true, label: t('booking.status'), render: state },
      ]}
      card={{
        title: nameOf,
        aside: state,
        body: ({ username, role }) => `${username} · ${t(`roles.${role}`)}`,
      }}
    />
  );
}
