import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppBar, useTranslate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shell/addresses.ts';
import { isSiteWide, nameOf, useMe } from '../../shell/auth.ts';
import { refetchAll } from '../../shell/live/follow-changes.ts';
import { useOwner, useOwners } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { LanguageLinks, Logo } from '../../ui/bare-page.tsx';
import { useSignOut } from './sign-out.ts';

/** Whose pages these are, the other language and one's account. */
export function TopBar() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <AppBar
      color="inherit"
      userMenu={<AccountMenu />}
      toolbar={
        <>
          <LanguageLinks />
          <RefreshButton />
        </>
      }
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, mr: 2 }}>
        <Logo name={t('name')} light />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{isSiteWide(me) && <OwnerSwitch />}</Box>
    </AppBar>
  );
}

/** One's own account. */
function AccountMenu() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const me = useMe();
  const signOut = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        startIcon={<AccountCircleIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box component="span" sx={VISIBLE_WHERE_WIDE}>
          {nameOf(me)}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box sx={{ px: 2, py: 1 }}>
          <Box sx={{ fontWeight: 600 }}>{nameOf(me)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{t(`roles.${me.role}`)}</Box>
        </Box>
        <MenuItem component={Link} to={`${basename}/admin/profile`} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <ManageAccountsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('profile.title')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={signOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('drawer.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}

/** On a phone the name is read out alone. */
const VISIBLE_WHERE_WIDE = {
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
} as const;

/** Chooses whose pages are looked at; of the owner before nothing is kept. */
function OwnerSwitch() {
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

/** Reads everything on the screen again but a record under edit, whose form has a button of its own. */
function RefreshButton() {
  const translate = useTranslate();
  const { live } = useServices();
  const cache = useQueryClient();
  const label = translate('ra.action.refresh');
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => refetchAll(live, cache)}>
        <RefreshIcon />
      </IconButton>
    </Tooltip>
  );
}
