import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLocalPath } from '../../ui/local-path.ts';

/** Another guest was quicker: the only way on is another room. `onLeave` is told before the guest is led away. */
export function TakenDialog({ onLeave = () => {} }: Readonly<{ onLeave?: () => void }>) {
  const { t } = useTranslation('cart');
  const navigate = useNavigate();
  const local = useLocalPath();
  const leave = () => {
    onLeave();
    void navigate(local('/'));
  };
  return (
    <Dialog open onOpenChange={leave} alert title={t('taken')} description={t('takenHint')}>
      <Button className="mt-6 w-full" onClick={leave}>
        {t('toMain')}
      </Button>
    </Dialog>
  );
}
