import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
