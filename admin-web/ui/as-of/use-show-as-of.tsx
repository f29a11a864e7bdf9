import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchAsOf } from '../../shell/as-of.ts';

/** Shows a page as of a moment, or as it is now; default the page at which one is. */
export function useShowAsOf(to?: string): (at: string | undefined) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (at) => {
    const query = searchAsOf(to === undefined ? search : '', at);
    void navigate({ pathname: to ?? pathname, search: query });
  };
}

const AsOfDialog = lazy(async () => ({
  default: (await import('./as-of-dialog.tsx')).AsOfDialog,
}));

type AsOfDialogOptions = Readonly<{
  /** The address that is shown as of then; default the one at which one is. */
  to?: string | undefined;
  /** In ms; what the dialog begins with, default now. */
  moment?: number | undefined;
}>;

/** A dialog that asks for a moment and shows a page as of it, and what opens it. */
export function useAsOfDialog({ to, moment }: AsOfDialogOptions): Readonly<{
  open: () => void;
  dialog: ReactNode;
}> {
  const [isOpen, setOpen] = useState(false);
  const show = useShowAsOf(to);
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <AsOfDialog
        moment={moment}
        onChoose={(at) => {
          setOpen(false);
          show(at);
        }}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
