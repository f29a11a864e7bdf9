import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The stay is in the cart already. */
export function DuplicateWarning({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useTranslation('hotel');
  return (
    <Dialog alert open onOpenChange={onClose} title={t('duplicate')} className="sm:text-center">
      <Button onClick={onClose} className="mt-6 w-full sm:w-auto sm:px-10">
        {t('gotIt')}
      </Button>
    </Dialog>
  );
}
