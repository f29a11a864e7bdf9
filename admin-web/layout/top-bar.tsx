import Box from '@mui/material/Box';
import { AppBar } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { isSiteWide, useMe } from '../auth/me.ts';
import { RefreshButton } from '../live/refresh-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageLinks } from './language-links.tsx';
import { OwnerSwitch } from './owner-switch.tsx';

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
