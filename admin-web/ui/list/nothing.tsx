import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useTranslation } from 'react-i18next';

/** Stands where a list has nothing to show; where its filters are why, they can be cleared. */
export function Nothing() {
  const { t } = useTranslation();
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 3 }}>
      <Typography color="text.secondary">{t(isFiltered ? 'noneFiltered' : 'none')}</Typography>
      {isFiltered && (
        <Button onClick={() => setFilters({})} sx={{ ml: -1 }}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}
