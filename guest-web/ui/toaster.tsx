import { type CSSProperties, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { endOffers, onEndOffers, onToast, takeToasts } from './toast.ts';

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

/** Messages for some seconds; those that offer something go before when it was done, or with the page. */
export function Toaster() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the path changes
  useEffect(() => endOffers, [pathname]);
  useEffect(() => {
    const offers: (string | number)[] = [];
    const show = () => {
      for (const { kind, text, action } of takeToasts()) {
        const options = action && { action: { label: action.label, onClick: action.run } };
        const id = toast[kind](text, options);
        if (action) offers.push(id);
      }
    };
    show();
    const stops = [onToast(show), onEndOffers(() => offers.splice(0).forEach(toast.dismiss))];
    return () => {
      for (const stop of stops) stop();
    };
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
