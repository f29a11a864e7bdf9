import {
  formattedText,
  type TextBlock,
  type TextLine,
} from '@baanpak/domain/values/text/formatted-text.ts';
import type { SitePage } from '@baanpak/domain/values/text/site-page.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BothLanguages, Columns } from '../../ui/form/inputs.tsx';

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

/** A text as guests read it. */
const FormattedText = ({ text }: Readonly<{ text: string }>) => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, overflowWrap: 'anywhere' }}>
    {formattedText(text).map((block, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown as a whole
      <Block key={n} block={block} />
    ))}
  </Box>
);

function Block({ block }: Readonly<{ block: TextBlock }>) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" sx={{ mt: 1, mb: 0.5 }}>
          <Line line={block.line} />
        </Typography>
      );
    case 'paragraph':
      return (
        <Box sx={{ mb: 1 }}>
          {block.lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown as a whole
            <div key={n}>
              <Line line={line} />
            </div>
          ))}
        </Box>
      );
    case 'list':
      return (
        <Box component={block.isNumbered ? 'ol' : 'ul'} sx={{ my: 0, mb: 1, pl: 3 }}>
          {block.items.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown as a whole
            <li key={n}>
              <Line line={line} />
            </li>
          ))}
        </Box>
      );
  }
}

const Line = ({ line }: Readonly<{ line: TextLine }>) =>
  line.map((run, n) => {
    const key = `${n} ${run.kind}`;
    if (run.kind === 'bold') return <strong key={key}>{run.text}</strong>;
    if (run.kind === 'plain') return run.text;
    return (
      <Link key={key} href={run.url} target="_blank" rel="noopener">
        {run.text}
      </Link>
    );
  });
