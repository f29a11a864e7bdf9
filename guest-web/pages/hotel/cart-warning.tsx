import { useTranslation } from 'react-i18next';
import type { NotAdded } from '../../features/cart/add-to-cart.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const WORDS = {
  duplicate: 'hotel:duplicate',
  'no-units-left': 'hotel:noUnitsLeft',
  'too-many-stays': 'problems:too-many-stays',
} as const satisfies Record<NotAdded, string>;

type CartWarningProps = Readonly<{ problem: NotAdded; onClose: () => void }>;

/** Why the stay was not put into the cart. */
export function CartWarning({ problem, onClose }: CartWarningProps) {
  const { t } = useTranslation(['hotel', 'problems']);
  return (
    <Dialog alert open onOpenChange={onClose} title={t(WORDS[problem])} className="sm:text-center">
      <Button onClick={onClose} className="mt-6 w-full sm:w-auto sm:px-10">
        {t('gotIt')}
      </Button>
    </Dialog>
  );
}
