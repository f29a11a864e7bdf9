import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { onToast, takeToasts } from './toast.ts';

const LONG_ENOUGH_TO_READ = 6000;

export function Toaster() {
  useEffect(() => {
    const show = () => {
      for (const { kind, text } of takeToasts()) toast[kind](text);
    };
    show();
    return onToast(show);
  }, []);
  return (
    <Sonner
      position="top-center"
      richColors
      closeButton
      duration={LONG_ENOUGH_TO_READ}
      toastOptions={{ style: { fontFamily: 'var(--font-sans)', fontSize: '1rem' } }}
    />
  );
}
