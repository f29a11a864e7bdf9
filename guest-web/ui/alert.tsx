import type { ReactNode } from 'react';
import { CircleAlert } from './icons/circle-alert.tsx';
import { CircleCheck } from './icons/circle-check.tsx';
import { Info } from './icons/info.tsx';
import { TriangleAlert } from './icons/triangle-alert.tsx';

export type AlertKind = 'error' | 'warning' | 'success' | 'info';

const LOOKS = {
  error: { Icon: CircleAlert, className: 'bg-danger-soft text-danger' },
  warning: { Icon: TriangleAlert, className: 'bg-warning-soft text-warning' },
  success: { Icon: CircleCheck, className: 'bg-brand-soft text-brand-ink' },
  info: { Icon: Info, className: 'bg-info-soft text-info' },
} as const;

type AlertProps = Readonly<{
  kind?: AlertKind;
  title?: string;
  className?: string;
  children?: ReactNode;
}>;

/** Something one must know, in its place on the page; errors are read out at once. */
export function Alert({ kind = 'error', title, className = '', children }: AlertProps) {
  const { Icon, className: look } = LOOKS[kind];
  return (
    <div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-2xl p-4 ${look} ${className}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
