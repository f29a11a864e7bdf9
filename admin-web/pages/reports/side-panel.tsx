import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type SidePanelProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>;

/** A dialog beside what it explains; Escape closes it, and the focus goes back to where it was. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      className="no-print"
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: PAPER },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1, pt: 0.75 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('report.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

const PAPER = { width: { xs: 1, sm: 520 }, p: { xs: 2, sm: 3 }, boxSizing: 'border-box' } as const;
