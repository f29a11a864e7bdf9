import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CircleAlert } from './icons/circle-alert.tsx';

type Wrong = Readonly<{ field: HTMLElement; label: string; message: string }>;

/**
 * All that is wrong with a form, above it: each leads to its field. Has the focus when the form was sent in
 * vain, so the form is made with `shouldFocusError: false`. What is mended leaves the list.
 */
export function ErrorSummary<Values extends FieldValues>({
  form,
}: Readonly<{ form: UseFormReturn<Values> }>) {
  const { t } = useTranslation('fields');
  const { errors, submitCount } = form.formState;
  const place = useRef<HTMLElement>(null);
  const focusedFor = useRef(0);
  const wrong = wrongIn(errors);
  const isShown = submitCount > 0 && wrong.length > 0;
  // what is wrong may be known a moment after the form counts as sent
  useEffect(() => {
    if (!isShown || focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    place.current?.focus();
  }, [isShown, submitCount]);
  if (!isShown) return null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('errorSummary', { count: wrong.length })}
      className="scroll-mt-24 flex gap-3 rounded-2xl bg-danger-soft p-4 text-danger"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold">{t('errorSummary', { count: wrong.length })}</p>
        <ul>
          {wrong.map(({ field, label, message }) => (
            <li key={field.id}>
              <a
                href={`#${field.id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                onClick={(event) => {
                  event.preventDefault();
                  field.focus();
                }}
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Of fields within fields, too, in the order they stand on the page. */
function wrongIn(errors: unknown): readonly Wrong[] {
  if (!isRecord(errors)) return [];
  const found = Object.values(errors).flatMap((error): readonly Wrong[] => {
    if (!isRecord(error)) return [];
    const { ref, message } = error;
    if (!isLabelled(ref)) return typeof error.type === 'string' ? [] : wrongIn(error);
    const label = ref.labels?.[0]?.textContent ?? '';
    return [{ field: ref, label, message: String(message ?? '') }];
  });
  return found.toSorted((a, b) => (isBefore(a.field, b.field) ? -1 : 1));
}

const isLabelled = (field: unknown) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement;

const isBefore = (a: HTMLElement, b: HTMLElement) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
