import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Choice = Readonly<{ id: string; name: string; hint: string; icon: ReactNode }>;

type ComboboxProps = Readonly<{
  label: string;
  placeholder: string;
  /** Sent with the form; also works before scripts are there. */
  name: string;
  text: string;
  choices: readonly Choice[];
  /** Read out, and shown where there is nothing to choose. */
  nothing: string;
  onType: (text: string) => void;
  onChoose: (choice: Choice) => void;
}>;

/** A line of text with what it may mean below (WAI-ARIA's combobox with a listbox). */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, name, text, choices, nothing, onType, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (n: number) => `${id}-${n}`;

  const choose = (choice: Choice) => {
    onChoose(choice);
    setOpen(false);
    setActive(-1);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedTo(event.key, open ? active : -1, choices.length);
    const chosen = open ? choices[active] : undefined;
    if (moved !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(moved);
      document.getElementById(optionId(moved))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div className="relative">
      <label htmlFor={id} className="block font-medium text-muted text-sm">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        placeholder={placeholder}
        value={text}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        className="min-h-8 w-full bg-transparent font-medium text-lg placeholder:font-normal placeholder:text-muted focus:outline-none"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!open}
        className="absolute -inset-x-4 top-full z-20 mt-4 max-h-80 sm:right-auto sm:w-[min(24rem,100vw-5rem)] animate-appear overflow-y-auto rounded-2xl border border-line bg-card p-2 text-ink shadow-lift"
      >
        {choices.map((choice, n) => (
          <Option
            key={choice.id}
            id={optionId(n)}
            choice={choice}
            active={n === active}
            onChoose={() => choose(choice)}
          />
        ))}
      </div>
      <p role="status" className={open && choices.length === 0 ? NOTHING : 'sr-only'}>
        {open && choices.length === 0 ? nothing : ''}
      </p>
    </div>
  );
}

const NOTHING =
  'absolute -inset-x-4 top-full z-20 mt-4 sm:right-auto sm:w-[min(24rem,100vw-5rem)] rounded-2xl border border-line bg-card p-4 text-muted shadow-lift';

type OptionProps = Readonly<{ id: string; choice: Choice; active: boolean; onChoose: () => void }>;

const Option = ({ id, choice, active, onChoose }: OptionProps) => (
  // the keyboard stays in the input, which names the active option
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={() => {}}
    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 hover:bg-sand aria-selected:bg-brand-soft"
  >
    <span className="text-brand-ink">{choice.icon}</span>
    <span className="min-w-0">
      <span className="block truncate font-medium">{choice.name}</span>
      <span className="block truncate text-muted text-sm">{choice.hint}</span>
    </span>
  </div>
);

/** Where an arrow leads among `count` options, round the ends; undefined for other keys. */
function movedTo(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (Math.max(from, 0) - 1 + count) % count;
  return undefined;
}
