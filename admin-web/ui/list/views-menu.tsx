import type { ListWithViews } from '@baanpak/contract/preferences/preferences.ts';
import BookmarksIcon from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ManageViews } from './manage-views.tsx';
import { NameView } from './name-view.tsx';
import { useViewSettings } from './use-view-settings.ts';
import { useViews } from './use-views.ts';
import { viewShown, withView } from './views.ts';

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
