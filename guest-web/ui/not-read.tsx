import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { focusHeading } from './focus.ts';
import { useLasting } from './lasting.ts';

type NotReadProps = Readonly<{
  /** The sentence that says what is missing. */
  title: string;
  className?: string;
}>;

/** Stands where a part of a page could not be read, and reads it again in its place. */
export function NotRead({ title, className = '' }: NotReadProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const busy = useLasting(state === 'loading');
  const isAsked = useRef(false);
  // the button goes with what it mended, and the focus must not be lost with it
  useEffect(() => () => void (isAsked.current && focusHeading()), []);
  const readAgain = () => {
    isAsked.current = true;
    void revalidate();
  };
  return (
    <Alert kind="warning" title={title} className={className}>
      <Button kind="quiet" className="mt-2" busy={busy} onClick={readAgain}>
        {t('retry')}
      </Button>
    </Alert>
  );
}
