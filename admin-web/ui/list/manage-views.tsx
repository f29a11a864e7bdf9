import type { ViewJson } from '@baanpak/contract/preferences/preferences.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewsDialogProps } from './views-dialog.ts';

/** Renames and removes views, and says which one a list opens with. */
export function ManageViews({ views, keep, onClose }: ViewsDialogProps<readonly ViewJson[]>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [draft, setDraft] = useState(() => views.map((view, key) => ({ key, view })));
  const names = draft.map(({ view }) => view.name.trim());
  const isGood = names.every((name, at) => name !== '' && names.indexOf(name) === at);
  const change = (key: number, given: Partial<ViewJson>) =>
    setDraft(
      draft.map((one) => (one.key === key ? { key, view: { ...one.view, ...given } } : one)),
    );
  const openWith = (key: number, isDefault: boolean) =>
    setDraft(
      draft.map((one) => ({
        ...one,
        view: { ...one.view, isDefault: isDefault && one.key === key },
      })),
    );
  const save = async () => {
    const kept = draft.map(({ view }) => ({ ...view, name: view.name.trim() }));
    await keep(kept).then(onClose, () => {}); // what went wrong was said
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('views.manage')}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {draft.map(({ key, view }, at) => (
            <Box component="li" key={key} sx={LINE}>
              <TextField
                label={t('views.name')}
                value={view.name}
                onChange={({ target }) => change(key, { name: target.value })}
                error={view.name.trim() === '' || names.indexOf(view.name.trim()) !== at}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              <FormControlLabel
                label={t('views.default')}
                control={
                  <Switch
                    checked={view.isDefault}
                    onChange={(_, isDefault) => openWith(key, isDefault)}
                  />
                }
              />
              <IconButton
                aria-label={t('views.remove', { name: view.name })}
                onClick={() => setDraft(draft.filter((one) => one.key !== key))}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
        {draft.length === 0 && t('none')}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button variant="contained" disabled={!isGood} onClick={save}>
          {t('views.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LINE = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto auto' },
  py: 1,
} as const;
