import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Minus } from './icons/minus.tsx';
import { Plus } from './icons/plus.tsx';

type StepperProps = Readonly<{
  label: string;
  /** What limits it, or why it is locked. */
  hint?: string;
  name?: string;
  value: number;
  from?: number;
  to?: number;
  /** What to write instead of the number. */
  text?: string;
  onChange: (value: number) => void;
}>;

/** A small number with a button to either side. */
export function Stepper(props: StepperProps) {
  const { label, hint, name, value, from = 0, to = 99, text = String(value), onChange } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
      className="min-w-0"
    >
      <span id={id} className="block font-medium text-muted text-sm">
        {label}
      </span>
      {name && <input type="hidden" name={name} value={value} />}
      <div className="-mx-3 flex items-center justify-between sm:justify-start">
        <StepButton
          label={t('stepper.less')}
          disabled={value <= from}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="size-4" aria-hidden="true" />
        </StepButton>
        <output className="min-w-16 text-center font-medium text-lg">{text}</output>
        <StepButton
          label={t('stepper.more')}
          disabled={value >= to}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="size-4" aria-hidden="true" />
        </StepButton>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

type StepButtonProps = Readonly<{
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}>;

const StepButton = ({ label, disabled, onClick, children }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="group grid size-11 place-items-center"
  >
    <span className="grid size-8 place-items-center rounded-full border border-field transition-colors group-hover:border-ink group-hover:bg-sand group-disabled:opacity-35">
      {children}
    </span>
  </button>
);
