import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router-dom';
import type { BookingJson, RefundAccount } from '../../shell/api/bookings.ts';
import type { Choice } from '../../shell/api/lists.ts';
import { useDraft } from '../../shell/draft.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useProblemMessage } from '../../ui/problem-message.ts';
import type { RefundFormInput } from './confirm-refund.tsx';
import { type RefundSent, type RefundWanted, refundDraft } from './refund-data.ts';
import { AccountFields, ReasonFields } from './refund-fields.tsx';

const ConfirmRefund = lazyPart(async () => (await import('./confirm-refund.tsx')).ConfirmRefund);

/** What the form asks for. */
export type RefundFormValues = RefundAccount & { reason: string; terms: boolean };

type RefundFormProps = Readonly<{
  book: BookingJson;
  banks: readonly Choice[];
  /** For money that goes back anyway only the account is asked for. */
  step: 'ask' | 'account';
  fetcher: FetcherWithComponents<RefundSent>;
}>;

/** Why, and where the money is to go where it is transferred; it is sent after a question. */
export function RefundForm({ book, banks, step, fetcher }: RefundFormProps) {
  const { t } = useTranslation('refund');
  const message = useProblemMessage();
  const [asked, setAsked] = useState<RefundFormInput>();
  const form = useForm<RefundFormValues>({ defaultValues: blank(book), shouldFocusError: false });
  useDraft(refundDraft(book._id), form);
  const problem = fetcher.data?.problem;
  const busy = fetcher.state !== 'idle';

  const withReason = step === 'ask';
  const withAccount = step === 'account' || book.refundQuote?.accountNeeded === true;

  const ask = form.handleSubmit((values) =>
    setAsked({
      ...(withReason && { reason: values.reason.trim() }),
      ...(withAccount && { account: accountIn(values) }),
    }),
  );
  const send = () => {
    if (!asked) return;
    const { reason, account } = asked;
    const after = book.refund?.decidedAt ?? null;
    const wanted: RefundWanted | undefined =
      reason === undefined ? account && { account } : { request: { reason, ...account }, after };
    void fetcher.submit(JSON.stringify(wanted), { method: 'post', encType: 'application/json' });
    setAsked(undefined);
  };

  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-6">
      <ErrorSummary form={form} />
      {withAccount && <AccountFields form={form} banks={banks} />}
      <ReasonFields form={form} {...{ withReason, withAccount }} />
      {problem && <Alert title={t('failed')}>{message(problem)}</Alert>}
      <Button type="submit" busy={busy} className="sm:justify-self-end sm:px-12">
        {t(step === 'ask' ? 'submit' : 'submitAccount')}
      </Button>
      {asked && (
        <ConfirmRefund
          book={book}
          banks={banks}
          asked={asked}
          onConfirm={send}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </form>
  );
}

const blank = (book: BookingJson): RefundFormValues => ({
  bank: '',
  accountNumber: '',
  accountName: book.reservedBy ?? '',
  reason: '',
  terms: false,
});

const accountIn = ({ bank, accountNumber, accountName }: RefundFormValues): RefundAccount => ({
  bank,
  accountNumber: accountNumber.trim(),
  accountName: accountName.trim(),
});
