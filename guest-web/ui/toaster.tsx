import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { onToast, takeToasts } from './toast.ts';

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string;
  }
}

/** The library's own are too pale to read. */
const COLOURS: CSSProperties = {
  '--success-bg': 'var(--color-brand-soft)',
  '--success-border': 'var(--color-brand)',
  '--success-text': 'var(--color-brand-ink)',
  '--info-bg': 'var(--color-info-soft)',
  '--info-border': 'var(--color-info)',
  '--info-text': 'var(--color-info)',
  '--error-bg': 'var(--color-danger-soft)',
  '--error-border': 'var(--color-danger)',
  '--error-text': 'var(--color-danger)',
};

const LONG_ENOUGH_TO_READ = 6000;
/** Cart, held rooms and language stay in reach. */
const BELOW_HEADER = { top: '4.75rem' };

export function Toaster() {
  useEffect(() => {
    const show = () => {
      for (const { kind, text, action } of takeToasts())
        toast[kind](text, action && { action: { label: action.label, onClick: action.run } });
    };
    show();
    return onToast(show);
  }, []);
  return (
    <Sonner
      position="top-center"
      offset={BELOW_HEADER}
      mobileOffset={BELOW_HEADER}
      richColors
      closeButton
      duration={LONG_ENOUGH_TO_READ}
      style={COLOURS}
      toastOptions={{
        style: { fontFamily: 'var(--font-sans)', fontSize: '1rem' },
        actionButtonStyle: { minHeight: '2.75rem', paddingInline: '1rem', fontSize: '1rem' },
      }}
    />
  );
}
