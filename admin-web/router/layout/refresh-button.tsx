import RefreshIcon from '@mui/icons-material/Refresh';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { refetchAll } from '../../shell/live/refetch.ts';
import { useServices } from '../../shell/services.ts';

/** Reads everything on the screen again but a record under edit, whose form has a button of its own. */
export function RefreshButton() {
  const translate = useTranslate();
  const { live } = useServices();
  const cache = useQueryClient();
  const label = translate('ra.action.refresh');
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => refetchAll(live, cache)}>
        <RefreshIcon />
      </IconButton>
    </Tooltip>
  );
}
