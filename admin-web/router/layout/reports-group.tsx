import { REPORTS } from '@baanpak/domain/values/text/report-names.ts';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Menu } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MANIFESTS } from '../../pages/reports/manifest.ts';
import { useMay } from '../../shell/me.ts';
import { useServices } from '../../shell/services.ts';

/** Of an item of the menu that is no link: its words stand under those of the links. */
export const BESIDE_LINKS = {
  color: 'text.secondary',
  '& .MuiListItemIcon-root': { minWidth: 40 },
} as const;

/** All reports, folded away until one is wanted. */
export function ReportsGroup() {
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
