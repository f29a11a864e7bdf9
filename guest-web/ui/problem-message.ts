import { useTranslation } from 'react-i18next';
import { ApiProblem, type ProblemText } from '../shell/api/problem.ts';

/** Codes of several reasons: the server's sentence says which. */
const SAYS_WHY: readonly string[] = ['too-many-guests'];

/** Turns what a call rejected with into words: our own for its code, else the server's detail. */
export function useProblemMessage(): (error: unknown) => string {
  const { t, i18n } = useTranslation('problems');
  const isKnown = (code: string): code is keyof ProblemText => i18n.exists(`problems:${code}`);
  return (error) => {
    if (!(error instanceof ApiProblem)) return t('internal');
    if (SAYS_WHY.includes(error.code) && error.detail) return error.detail;
    if (isKnown(error.code)) return t(error.code);
    return error.detail || t('internal');
  };
}
