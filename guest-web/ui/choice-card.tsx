import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type ChoiceCardProps = InputHTMLAttributes<HTMLInputElement> &
  Readonly<{
    title: string;
    hint?: string | undefined;
    type?: 'radio' | 'checkbox';
    /** Adorns; it is not read out. */
    icon?: ReactNode;
  }>;

/** A large radio button or checkbox with what it means; pass what react-hook-form's `register` gives. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { title, hint, type = 'radio', icon, className, ...input } = props;
  const id = useId();
  return (
    <div
      className={`flex gap-3 rounded-2xl border border-line bg-card p-4 transition-colors has-checked:border-brand-ink has-checked:bg-brand-soft has-disabled:bg-sand ${className ?? ''}`}
    >
      <input
        {...input}
        id={id}
        type={type}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-brand-ink"
      />
      <div className="min-w-0 flex-1">
        <label
          htmlFor={id}
          className={`-m-2 block p-2 font-medium ${input.disabled ? 'text-muted' : ''}`}
        >
          {title}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      {icon}
    </div>
  );
}
