import type { AttemptJson } from '@baanpak/contract/payment/charge.ts';
import type { LoaderFunction } from 'react-router-dom';
import { getAttempt } from '../../shell/api/charges.ts';
import { apiOf } from '../../shell/context.ts';
import { notFound } from '../../shell/not-found.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What became of the payment that a bank sends its guest back from; 404 for what is no attempt. */
export const loader: LoaderFunction = async (args): Promise<AttemptJson> => {
  const { attemptId = '' } = args.params;
  const isId = UUID.test(attemptId);
  return (isId ? await getAttempt(apiOf(args), attemptId) : undefined) ?? notFound();
};
