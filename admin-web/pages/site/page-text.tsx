import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BothLanguages, Columns } from '../../ui/form/inputs.tsx';
import { FormattedText } from './formatted-text.tsx';

const MOST = 20_000;

/** A page of text in both languages, and below how guests will read it. */
export function PageText({ page }: Readonly<{ page: SitePage }>) {
  const { t } = useTranslation();
  const source = `pages.${page}`;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <BothLanguages source={source} isRequired multiline most={MOST} />
      <Box component="details">
        <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {t('site.preview')} · {t(`field.${page}`)}
        </Typography>
        <Columns>
          <Preview source={`${source}.th`} />
          <Preview source={`${source}.en`} />
        </Columns>
      </Box>
    </Box>
  );
}

function Preview({ source }: Readonly<{ source: string }>) {
  const text: unknown = useWatch({ name: source });
  return <FormattedText text={typeof text === 'string' ? text : ''} />;
}
