import { ACCEPTED_PICTURES, isTooLarge } from '@baanpak/web-ui/pictures/accepted-pictures.ts';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from './button-class.ts';
import { ImageUp } from './icons/image-up.tsx';
import { X } from './icons/x.tsx';

const TYPES = Object.keys(ACCEPTED_PICTURES);

type PictureFieldProps = Readonly<{
  label: string;
  hint?: string;
  /** A type of files beside pictures. */
  alsoTakes?: 'application/pdf';
  /** Undefined when it was taken back or cannot be used. */
  onPick: (file: File | undefined) => void;
}>;

/** One picture from the device, shown before it is sent; of another file its name. */
export function PictureField({ label, hint, alsoTakes, onPick }: PictureFieldProps) {
  const { t } = useTranslation('fields');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState('');

  const types = alsoTakes ? [...TYPES, alsoTakes] : TYPES;
  const words = alsoTakes ? 'picture.file' : 'picture';

  function pick(chosen: File | undefined) {
    const problem = chosen ? problemOf(chosen, types) : undefined;
    setError(problem ? t(`${words}.${problem}`) : '');
    const usable = problem ? undefined : chosen;
    setFile(usable);
    onPick(usable);
  }
  function takeBack() {
    if (input.current) input.current.value = '';
    pick(undefined);
  }

  return (
    <div>
      <p className="mb-1.5 font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-4">
        {file &&
          (file.type === 'application/pdf' ? <FileName file={file} /> : <Preview file={file} />)}
        <input
          ref={input}
          id={id}
          type="file"
          accept={types.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => pick(event.target.files?.[0])}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'quiet',
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-brand-ink peer-focus-visible:outline-offset-2',
          )}
        >
          <ImageUp className="size-5" aria-hidden="true" />
          {t(`${words}.${file ? 'other' : 'choose'}`)}
          <span className="sr-only">{label}</span>
        </label>
        {file && (
          <button type="button" onClick={takeBack} className={buttonClass('plain')}>
            <X className="size-5" aria-hidden="true" />
            {t('picture.remove')}
          </button>
        )}
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`mt-1.5 text-sm ${error ? 'text-danger' : 'text-muted'}`}
      >
        {error || hint}
      </p>
    </div>
  );
}

function problemOf(file: File, types: readonly string[]): 'wrongType' | 'tooLarge' | undefined {
  if (!types.includes(file.type)) return 'wrongType';
  return isTooLarge(file) ? 'tooLarge' : undefined;
}

function Preview({ file }: Readonly<{ file: File }>) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img src={url} alt={file.name} className="h-20 rounded-xl border border-line" />;
}

const FileName = ({ file: { name } }: Readonly<{ file: File }>) => (
  <p className="break-all font-medium">{name}</p>
);
