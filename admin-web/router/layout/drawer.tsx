import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import { SITE_LISTS } from '@baanpak/domain/values/text/staff-lists.ts';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import BedIcon from '@mui/icons-material/BedOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import LogoutIcon from '@mui/icons-material/Logout';
import PublicIcon from '@mui/icons-material/Public';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { type ReactElement, useState } from 'react';
import { Menu } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MANIFESTS } from '../../pages/reports/manifest.ts';
import { dashboardPath, listOf, ownerResource, siteResource } from '../../shell/addresses.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { OF_SITE } from '../site-map.ts';
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

/** Of an item of the menu that is no link: its words stand under those of the links. */
const BESIDE_LINKS = {
  color: 'text.secondary',
  '& .MuiListItemIcon-root': { minWidth: 40 },
} as const;

/** All reports, folded away until one is wanted. */
function ReportsGroup() {
  const { t } = useTranslation();
  const { basename, language } = useServices();
  const base = `${basename}/admin/reports`;
  const [isOpen, setIsOpen] = useState(useLocation().pathname.startsWith(base));
  if (!useMay('read-money')) return null;
  return (
    <>
      <MenuItem aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={BESIDE_LINKS}>
        <ListItemIcon>
          <AssessmentIcon />
        </ListItemIcon>
        {t('drawer.reports')}
        {isOpen ? <ExpandLessIcon sx={{ ml: 'auto' }} /> : <ExpandMoreIcon sx={{ ml: 'auto' }} />}
      </MenuItem>
      <Collapse in={isOpen} unmountOnExit>
        {REPORTS.map((report) => (
          <Menu.Item
            key={report}
            to={`${base}/${report}`}
            primaryText={MANIFESTS[report].title[language]}
            sx={{ pl: 7 }}
          />
        ))}
      </Collapse>
    </>
  );
}
