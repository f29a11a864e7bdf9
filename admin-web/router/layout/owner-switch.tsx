import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shell/addresses.ts';
import { nameOf } from '../../shell/auth-provider.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { useOwners } from '../../ui/own-dashboard.tsx';

/** Chooses whose pages are looked at; of the owner before nothing is kept. */
export function OwnerSwitch() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner();
  const { data: owners = [] } = useOwners();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const change = (next: string) => {
    cache.clear();
    void navigate(basename + dashboardPath(next));
  };
  return (
    <Select
      variant="standard"
      disableUnderline
      value={owners.some(({ _id }) => _id === ownerId) ? ownerId : ''}
      displayEmpty
      onChange={({ target }) => change(target.value ?? '')}
      slotProps={{ input: { 'aria-label': t('owner.choose') } }}
      sx={{ color: 'inherit', maxWidth: 1, '& .MuiSelect-icon': { color: 'inherit' } }}
    >
      <MenuItem value="" disabled>
        {t('owner.choose')}
      </MenuItem>
      {owners.map((owner) => (
        <MenuItem key={owner._id} value={owner._id}>
          {nameOf(owner)}
        </MenuItem>
      ))}
    </Select>
  );
}
