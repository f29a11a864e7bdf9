import { X } from '../../ui/icons/x.tsx';

/** Takes one thing off the device. */
export const Forget = ({
  label,
  onClick,
  className = '',
}: Readonly<{ label: string; onClick: () => void; className?: string }>) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}
  >
    <X className="size-4.5" aria-hidden="true" />
  </button>
);
