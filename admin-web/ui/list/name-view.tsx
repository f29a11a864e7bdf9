import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewsDialogProps } from './views-dialog.ts';

const LONGEST_NAME = 60;

/** Asks under which name the list is kept as it shows now. */
export function NameView({ views, keep, onClose }: ViewsDialogProps<string>) {
  const { t } = useTranslation();
  const titleId = useId();
  const [name, setName] = useState('');
  const known = views.some((view) => view.name === name.trim());
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await keep(name.trim()).then(onClose, () => {}); // what went wrong was said
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={save}>
        <DialogTitle id={titleId}>{t('views.save')}</DialogTitle>
        <DialogContent>
          <TextField
            label={t('views.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            helperText={known ? t('views.replaces') : ' '}
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
            sx={{ mt: 1 }}
            autoFocus
            fullWidth
            required
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" variant="contained">
            {t('views.keep')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
