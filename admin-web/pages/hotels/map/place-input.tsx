import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '../../../shell/as-of.ts';
import type { Point } from './open-map.ts';
import { isInThailand, isLinkToPoint, isShortLink, linkTo, parsePlace } from './parse-place.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

type Said = Readonly<{ lat?: number | null; lng?: number | null; googleMapsLink?: string | null }>;

/** Where a hotel is: pasted from Google Maps, or pointed at on a map. It fills the form's `locPlaces`. */
export function PlaceInput() {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const said: Said | null | undefined = useWatch({ name: 'locPlaces' });
  const isThen = useAsOf() !== undefined;
  const at = pointOf(said);
  const set = ({ lat, lng }: Point, link: string) => {
    const options = { shouldDirty: true, shouldTouch: true } as const;
    setValue('locPlaces.lat', lat, options);
    setValue('locPlaces.lng', lng, options);
    setValue('locPlaces.googleMapsLink', link, options);
  };
  const move = (to: Point) => {
    const link = said?.googleMapsLink ?? '';
    set(to, link === '' || isLinkToPoint(link) ? linkTo(to.lat, to.lng) : link);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PasteField take={set} />
      {at && !isInThailand(at.lat, at.lng) && <Alert severity="warning">{t('map.abroad')}</Alert>}
      <Suspense fallback={<Box sx={{ height: { xs: 300, sm: 380 } }} />}>
        <PlaceMap at={at} onMove={isThen ? undefined : move} />
      </Suspense>
      {!isThen && (
        <Typography variant="body2" color="text.secondary">
          {t('map.hint')}
        </Typography>
      )}
    </Box>
  );
}

/** Reads what is pasted as soon as it is there. */
function PasteField({ take }: Readonly<{ take: (to: Point, link: string) => void }>) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const place = parsePlace(pasted);
  const isWrong = pasted.trim() !== '' && !place;
  const read = (text: string) => {
    setPasted(text);
    const found = parsePlace(text);
    if (found) take(found, found.link ?? linkTo(found.lat, found.lng));
  };
  const wrong = t(isShortLink(pasted) ? 'map.shortLink' : 'map.noPlace');
  return (
    <TextField
      label={t('map.paste')}
      value={pasted}
      onChange={({ target }) => read(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      error={isWrong}
      helperText={
        place
          ? t('map.found', { point: `${place.lat}, ${place.lng}` })
          : isWrong
            ? wrong
            : t('map.pasteHint')
      }
      slotProps={{ formHelperText: { role: 'status' } }}
      fullWidth
    />
  );
}

const pointOf = (said: Said | null | undefined): Point | undefined =>
  typeof said?.lat === 'number' && typeof said.lng === 'number'
    ? { lat: said.lat, lng: said.lng }
    : undefined;
