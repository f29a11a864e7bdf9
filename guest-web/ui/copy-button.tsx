import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from './copy-text.ts';
import { Check } from './icons/check.tsx';
import { Copy } from './icons/copy.tsx';

const SAID_FOR = 2_500;

type CopyButtonProps = Readonly<{
  /** What is copied. */
  text: string;
  /** What that is, such as "account number". */
  name: string;
}>;

/** Puts a text where the guest can paste it, and says so. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const forget = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(forget);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={t('copy.what', { name })}
      onClick={() => void copyText(text).then(setCopied)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border border-field/60 bg-card px-4 font-semibold text-sm transition-colors hover:border-ink hover:bg-sand"
    >
      <Icon className={`size-4 ${copied ? 'text-brand-ink' : ''}`} aria-hidden="true" />
      <span aria-hidden="true">{t(copied ? 'copy.done' : 'copy.do')}</span>
      <span role="status" className="sr-only">
        {copied && t('copy.done')}
      </span>
    </button>
  );
}
