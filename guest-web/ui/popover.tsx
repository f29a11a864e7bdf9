import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

type PopoverProps = Readonly<{
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  className?: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}>;

/** A panel at its button. Load it on use: its code is not small. */
export function Popover(props: PopoverProps) {
  const { trigger, label, className = '', align = 'end', children, open, onOpenChange } = props;
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={10}
          collisionPadding={12}
          aria-label={label}
          className={`z-40 animate-appear rounded-2xl border border-line bg-card p-4 text-ink shadow-lift ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
