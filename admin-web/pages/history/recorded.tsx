import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '../../features/history/steps.ts';
import { Facts } from '../../ui/facts.tsx';

/** An event as the log has it, less what the reader may not see. */
export function Recorded({ event }: Readonly<{ event: HistoryEvent }>) {
  const { t } = useTranslation();
  const { type, stream, revision, command, id, correlation, data } = event;
  return (
    <Box component="details" className="no-print" sx={{ fontSize: '0.8125rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 600 }}>
        {t('history.record')}
      </Box>
      <Facts
        facts={[
          [t('history.recorded.type'), type],
          [t('history.recorded.stream'), `${stream} · ${revision}`],
          [t('history.recorded.command'), command],
          [t('history.recorded.id'), id],
          [t('history.recorded.correlation'), correlation],
          [
            t('history.recorded.data'),
            data && (
              <Box component="pre" tabIndex={0} sx={DATA}>
                {JSON.stringify(data, null, 2)}
              </Box>
            ),
          ],
        ]}
      />
    </Box>
  );
}

const DATA = {
  ...{ m: 0, maxHeight: 320, overflow: 'auto', fontSize: '0.75rem', lineHeight: 1.5 },
  ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;
