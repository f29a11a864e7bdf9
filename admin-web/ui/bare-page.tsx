import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';

type BarePageProps = Readonly<{ title: string; hint: string; children: ReactNode }>;

/** A page without bar and drawer, as before one has signed in: a card with the logo, the languages and what to do. */
export function BarePage({ title, hint, children }: BarePageProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'secondary.main',
      }}
    >
      <title>{`${title} · ${t('name')}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
          <Logo name={t('name')} />
          <LanguageLinks />
        </Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>
          {hint}
        </Typography>
        {children}
      </Card>
    </Box>
  );
}
