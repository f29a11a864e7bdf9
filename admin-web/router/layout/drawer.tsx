import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import {
  OWNER_LISTS,
  type OwnerList,
  SITE_LISTS,
} from '@baanpak/domain/values/text/staff-lists.ts';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import AuditIcon from '@mui/icons-material/FindInPageOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PublicIcon from '@mui/icons-material/Public';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { type ComponentType, Fragment, lazy, Suspense, useState } from 'react';
import { Menu } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  auditPath,
  dashboardPath,
  listOf,
  ownerResource,
  siteResource,
} from '../../shell/addresses.ts';
import { useMay } from '../../shell/auth.ts';
import { useOwner } from '../../shell/owner.ts';
import { useServices } from '../../shell/services.ts';
import { PAGES } from '../site-map.ts';
import { useSignOut } from './sign-out.ts';

/** Every page one may open. */
export function Drawer() {
  const { t } = useTranslation();
  const { basename } = useServices();
  const ownerId = useOwner() ?? '-';
  const signOut = useSignOut();
  const mayAudit = useMay('read-history');
  return (
    <Menu sx={{ pb: 4 }}>
      <Menu.Item
        to={basename + dashboardPath(ownerId)}
        primaryText={t('drawer.dashboard')}
        leftIcon={<DashboardIcon />}
      />
      {OWNER_LISTS.map((list) => (
        <Fragment key={list}>
          <ListItem
            of={ownerResource(ownerId, list)}
            text={t(NAMES[list])}
            Icon={PAGES[list].icon}
          />
          {list === 'book-history' && <ReportsGroup />}
        </Fragment>
      ))}
      {mayAudit && (
        <Menu.Item
          to={basename + auditPath(ownerId)}
          primaryText={t('drawer.audit')}
          leftIcon={<AuditIcon />}
        />
      )}
      <Divider sx={{ my: 1 }} />
      {SITE_LISTS.map((list) => (
        <ListItem
          key={list}
          of={siteResource(list)}
          text={t(`drawer.${list}`)}
          Icon={PAGES[list].icon}
        />
      ))}
      <ListItem of={siteResource('site')} text={t('drawer.site')} Icon={PublicIcon} />
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

const NAMES = {
  'book-manage': 'drawer.bookManage',
  'book-history': 'drawer.bookHistory',
  'room-manage': 'drawer.roomManage',
  'hotel-manage': 'drawer.hotelManage',
  'user-manage': 'drawer.userManage',
} as const satisfies Record<OwnerList, string>;

type ListItemProps = Readonly<{ of: string; text: string; Icon: ComponentType }>;

function ListItem({ of, text, Icon }: ListItemProps) {
  const { basename } = useServices();
  const mayRead = useMay(listOf(of)?.read ?? 'manage-site');
  return mayRead && <Menu.Item to={`${basename}/${of}`} primaryText={text} leftIcon={<Icon />} />;
}

/** Of an item of the menu that is no link: its words stand under those of the links. */
const BESIDE_LINKS = {
  color: 'text.secondary',
  '& .MuiListItemIcon-root': { minWidth: 40 },
} as const;

/** What reports are called comes with what they are made of, once they are looked for. */
const ReportLinks = lazy(async () => {
  const { MANIFESTS } = await import('../../pages/reports/manifest.ts');
  return {
    default: function ReportLinks({ base }: Readonly<{ base: string }>) {
      const { language } = useServices();
      return REPORTS.map((report) => (
        <Menu.Item
          key={report}
          to={`${base}/${report}`}
          primaryText={MANIFESTS[report].title[language]}
          sx={{ pl: 7 }}
        />
      ));
    },
  };
});

/** All reports, folded away until one is wanted. */
function ReportsGroup() {
  const { t } = useTranslation();
  const { basename } = useServices();
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
        <Suspense>
          <ReportLinks base={base} />
        </Suspense>
      </Collapse>
    </>
  );
}
