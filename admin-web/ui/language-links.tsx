import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LOCALES, moveToLanguage } from '../shell/i18n/locales.ts';
import { useServices } from '../shell/services.ts';

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
