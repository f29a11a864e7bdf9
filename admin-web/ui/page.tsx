import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLORS } from '../shell/theme.ts';

type PageProps = Readonly<{ title: string; actions?: ReactNode; children: ReactNode }>;

/** A page under its heading, which the browser's tab says too. */
export const Page = ({ title, actions, children }: PageProps) => (
  <Box sx={{ pt: 3, pb: 6, maxWidth: 1360 }}>
    <PageHeading title={title} actions={actions} />
    {children}
  </Box>
);

/** The first heading of a page, what can be done beside it, and the name of the browser's tab. */
export function PageHeading({ title, actions }: Omit<PageProps, 'children'>) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      <title>{`${title} · ${t('name')}`}</title>
      <Typography variant="h1" sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      {actions}
    </Box>
  );
}

type SectionProps = Readonly<{
  title: string;
  /** It stands out, since it must not be overlooked. Default: false. */
  isWarning?: boolean;
  children: ReactNode;
}>;

/** A part of a page under a heading of its own. */
export function Section({ title, isWarning = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, ...(isWarning && WARNING) }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {isWarning && <WarningIcon sx={{ mr: 1, verticalAlign: 'text-bottom' }} />}
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const WARNING = {
  bgcolor: COLORS.warningPaper,
  borderColor: COLORS.warningLine,
  borderLeft: `4px solid ${COLORS.warning}`,
  '& > h2': { color: COLORS.warning },
} as const;

/** At the top of the window while a page is on its way. */
export function PageProgress() {
  const { t } = useTranslation();
  return (
    <LinearProgress
      color="success"
      aria-label={t('loading')}
      sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}
    />
  );
}
