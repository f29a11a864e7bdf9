import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { controlClass } from './control-class.ts';

type FieldFrame = Readonly<{
  label: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
}>;

/** Label, hint and error around one control; the control is given its ids. */
export function Field({
  label,
  error,
  hint,
  className = '',
  children,
}: FieldFrame &
  Readonly<{
    children: (
      control: Readonly<{
        id: string;
        'aria-invalid': true | undefined;
        'aria-describedby': string | undefined;
      }>,
    ) => ReactNode;
  }>) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/**
 * A line of text; pass what react-hook-form's `register` gives. `plain` writes a number as the API takes
 * it while it is typed or pasted: Thai digits, blanks and dashes of other kinds.
 */
export function TextField({
  label,
  error,
  hint,
  className,
  plain,
  ...input
}: FieldFrame &
  InputHTMLAttributes<HTMLInputElement> &
  Readonly<{ plain?: (text: string) => string }>) {
  const rewrite = (event: FormEvent<HTMLInputElement>) => plain && rewritten(event, plain);
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <input
          inputMode="text"
          onInput={rewrite}
          {...input}
          {...control}
          className={controlClass}
        />
      )}
    </Field>
  );
}

/** Before what listens to its changes reads it; where one writes in the middle, the caret stays there. */
function rewritten(
  { currentTarget: input }: FormEvent<HTMLInputElement>,
  plain: (text: string) => string,
): void {
  const { value, selectionEnd } = input;
  const text = plain(value);
  if (text === value) return;
  input.value = text;
  if (selectionEnd !== null && selectionEnd < value.length)
    input.setSelectionRange(selectionEnd, selectionEnd);
}
