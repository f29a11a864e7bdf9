import WarningIcon from '@mui/icons-material/WarningAmber';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { COLORS } from '../shell/theme.ts';

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
