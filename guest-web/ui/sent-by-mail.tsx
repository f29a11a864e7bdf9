import type { Sent } from '../shell/send-form.ts';
import { Alert } from './alert.tsx';
import { MailCheck } from './icons/mail-check.tsx';
import { useProblemMessage } from './problem-message.ts';

type SentByMailProps = Readonly<{ sent: Sent | undefined; title: string; hint: string }>;

/** Below a form: that an answer comes by mail, or why it was refused; read out when it is there. */
export function SentByMail({ sent, title, hint }: SentByMailProps) {
  const message = useProblemMessage();
  return (
    <>
      <div role="status" className="mt-6">
        {sent && !sent.problem && (
          <div className="flex gap-3 rounded-2xl bg-brand-soft p-5">
            <MailCheck className="mt-0.5 size-6 shrink-0 text-brand-ink" aria-hidden="true" />
            <div>
              <p className="font-semibold text-brand-ink">{title}</p>
              <p>{hint}</p>
            </div>
          </div>
        )}
      </div>
      {sent?.problem && <Alert>{message(sent.problem)}</Alert>}
    </>
  );
}
