import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameOf } from '../../shell/auth-provider.ts';
import { useMe } from '../../shell/me.ts';
import { useServices } from '../../shell/services.ts';
import { useSignOut } from './sign-out.ts';

/** One's own account. */
export function AccountMenu() {
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
