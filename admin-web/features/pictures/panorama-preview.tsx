import PanoramaIcon from '@mui/icons-material/VrpanoOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Panorama = lazy(async () => ({ default: (await import('./panorama.tsx')).Panorama }));

/** Opens the panorama as guests see it. */
export function PanoramaPreview({ src }: Readonly<{ src: string }>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PanoramaIcon />} onClick={() => setOpen(true)}>
        {t('pictures.lookAround')}
      </Button>
      <Suspense>{isOpen && <Panorama src={src} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
