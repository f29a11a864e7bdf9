import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND = 1_000;

/** What is left of a hold, as `12:05`; hours where there are any. */
export function TimeLeft({ until }: Readonly<{ until: string }>) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((Date.parse(until) - now) / SECOND));
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
      {t('dashboard.left', { time: clockOf(left) })}
    </Box>
  );
}

export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts
    .map((part, place) => (place === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');
}
