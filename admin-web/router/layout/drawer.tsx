import { SITE_LISTS } from '@baanpak/domain/values/text/staff-lists.ts';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import BedIcon from '@mui/icons-material/BedOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import LogoutIcon from '@mui/icons-material/Logout';
import PublicIcon from '@mui/icons-material/Public';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { Menu } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { dashboardPath, listOf, ownerResource, siteResource } from '../../shell/addresses.ts';
import { useMay } from '../../shell/me.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { OF_SITE } from '../site-map.ts';
import { BESIDE_LINKS, ReportsGroup } from './reports-group.tsx';
import { useSignOut } from './sign-out.ts';

/** Every page one may open. */
export function Drawer() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const signOut = useSignOut();
  return (
    <Menu sx={{ pb: 4 }}>
      <Menu.Item
        to={basename + dashboardPath(ownerId)}
        primaryText={t('drawer.dashboard')}
        leftIcon={<DashboardIcon />}
      />
      <ListItem
        of={ownerResource(ownerId, 'book-manage')}
        text={t('drawer.bookManage')}
        icon={<EventNoteIcon />}
      />
      <ListItem
        of={ownerResource(ownerId, 'book-history')}
        text={t('drawer.bookHistory')}
        icon={<HistoryIcon />}
      />
      <ReportsGroup />
      <ListItem
        of={ownerResource(ownerId, 'room-manage')}
        text={t('drawer.roomManage')}
        icon={<BedIcon />}
      />
      <ListItem
        of={ownerResource(ownerId, 'hotel-manage')}
        text={t('drawer.hotelManage')}
        icon={<ApartmentIcon />}
      />
      <ListItem
        of={ownerResource(ownerId, 'user-manage')}
        text={t('drawer.userManage')}
        icon={<GroupIcon />}
      />
      <Divider sx={{ my: 1 }} />
      {SITE_LISTS.map((list) => {
        const Icon = OF_SITE[list].icon;
        return (
          <ListItem key={list} of={siteResource(list)} text={t(`drawer.${list}`)} icon={<Icon />} />
        );
      })}
      <ListItem of={siteResource('site')} text={t('drawer.site')} icon={<PublicIcon />} />
      <Divider sx={{ my: 1 }} />
      <MenuItem onClick={signOut} sx={BESIDE_LINKS}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        {t('drawer.logout')}
      </MenuItem>
    </Menu>
  );
}

type ListItemProps = Readonly<{ of: string; text: string; icon: ReactElement }>;

function ListItem({ of, text, icon }: ListItemProps) {
  const { basename } = useServices();
  const mayRead = useMay(listOf(of)?.read ?? 'manage-site');
  return mayRead && <Menu.Item to={`${basename}/${of}`} primaryText={text} leftIcon={icon} />;
}
