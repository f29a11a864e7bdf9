import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, moveToLanguage } from '../shell/i18n/locales.ts';
import { useServices } from '../shell/services.ts';

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

/** The same page in the other language. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { language } = useServices();
  return (
    <Box component="nav" aria-label={t('language')}>
      {LOCALES.filter(({ locale }) => locale !== language).map(({ locale, name }) => (
        <Button
          key={locale}
          lang={locale}
          color="inherit"
          size="small"
          onClick={() => moveToLanguage(locale)}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

/** The site's mark, a house to stay in, and its name. */
export const Logo = ({ name, light = false }: Readonly<{ name: string; light?: boolean }>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill={light ? '#ffffff' : '#015424'} />
      <path
        d="M6.5 22.5 20 10l13.5 12.5"
        fill="none"
        stroke="#28b463"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M11 24.5 20 16.2l9 8.3V31H11Z" fill={light ? '#015424' : '#ffffff'} />
      <path d="M17.5 31v-4.2a2.5 2.5 0 0 1 5 0V31Z" fill="#f5c451" />
    </svg>
    <Box component="span" sx={{ fontWeight: 700, fontSize: '1.2rem', lineHeight: 1 }}>
      {name}
    </Box>
  </Box>
);
