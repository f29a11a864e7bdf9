import Box from '@mui/material/Box';
import { AppBar } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { isSiteWide, useMe } from '../../shell/me.ts';
import { LanguageLinks } from '../../ui/language-links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { OwnerSwitch } from './owner-switch.tsx';
import { RefreshButton } from './refresh-button.tsx';

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
