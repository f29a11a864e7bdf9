/** Stands where something will be; give it that thing's size. */
export const Skeleton = ({ className = '' }: Readonly<{ className?: string }>) => (
  <div aria-hidden="true" className={`skeleton rounded-2xl ${className}`} />
);
