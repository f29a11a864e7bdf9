import type { ListWithViews, ViewJson } from '@baanpak/contract/preferences/preferences.ts';
import BookmarksIcon from '@mui/icons-material/BookmarksOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewSettings, useViews, viewShown, withView } from './views.ts';

/** One's own views of a list: to look at, to keep what shows now, to put in order. */
export function ViewsMenu({ list }: Readonly<{ list: ListWithViews }>) {
  const { t } = useTranslation();
  const { views = [], keep } = useViews(list);
  const [look, show] = useViewSettings();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'name' | 'manage'>();
  const shown = viewShown(views, look);
  const choose = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  const keepAs = (name: string) => keep(withView(views, name, look));
  return (
    <>
      <Button
        startIcon={<BookmarksIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {shown?.name ?? t('views.title')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem key={view.name} selected={view === shown} onClick={choose(() => show(view))}>
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem onClick={choose(() => setOpen('name'))}>{t('views.save')}</MenuItem>
        {views.length > 0 && (
          <MenuItem onClick={choose(() => setOpen('manage'))}>{t('views.manage')}</MenuItem>
        )}
      </Menu>
      {open === 'name' && (
        <NameView views={views} keep={keepAs} onClose={() => setOpen(undefined)} />
      )}
      {open === 'manage' && (
        <ManageViews views={views} keep={keep} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const LONGEST_NAME = 60;

/** Asks under which name the list is kept as it shows now. */
function NameView({ views, keep, onClose }: ViewsDialogProps<string>) {
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

/** Renames and removes views, and says which one a list opens with. */
function ManageViews({ views, keep, onClose }: ViewsDialogProps<readonly ViewJson[]>) {
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

type ViewsDialogProps<What> = Readonly<{
  views: readonly ViewJson[];
  keep(what: What): Promise<unknown>;
  onClose(): void;
}>;
