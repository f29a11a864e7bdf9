import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from './focus.ts';
import { X } from './icons/x.tsx';

type DialogProps = Readonly<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** For what needs an answer: role alertdialog, no cross. */
  alert?: boolean;
  className?: string;
  children: ReactNode;
}>;

/** In the middle of the screen, from below on a phone. Load it on use: its code is not small. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, alert = false, className = '', children } = props;
  const { t } = useTranslation();
  const returnFocus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade/50 dark:bg-shade/70 backdrop-blur-[2px]" />
        <Radix.Content
          role={alert ? 'alertdialog' : 'dialog'}
          onCloseAutoFocus={(event) => {
            event.preventDefault(); // it would look for a trigger of its own
            returnFocus();
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={`fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-appear overflow-y-auto rounded-t-3xl bg-card p-5 shadow-lift sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(92vw,34rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:p-7 ${className}`}
        >
          <Radix.Title className={`font-semibold text-xl ${alert ? '' : 'pr-12'}`}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          {children}
          {!alert && (
            <Radix.Close
              aria-label={t('close')}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-ink/5"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
