import type { RefusalCode } from '@baanpak/domain/values/decider/refusal.ts';
import type { I18nText, Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import { GUEST_PROBLEMS } from './guest-problems.ts';
import type { FieldProblem } from './invalid-request.ts';
import type { Problem } from './problem.ts';
import { STAFF_PROBLEMS } from './staff-problems.ts';
import { TRANSPORT_PROBLEMS, type TransportCode } from './transport-problems.ts';

export type ProblemCode = RefusalCode | TransportCode;

/** Every code the API can answer with. */
export const PROBLEMS: Readonly<Record<ProblemCode, Problem>> = {
  ...GUEST_PROBLEMS,
  ...STAFF_PROBLEMS,
  ...TRANSPORT_PROBLEMS,
};

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** RFC 9457, with the stable `code` and the fields at fault. */
export const ProblemDocumentSchema = Type.Object(
  {
    type: Type.String({ description: 'Names the problem; the last part is its code' }),
    title: Type.String({ description: "A few words in the caller's language" }),
    status: Type.Integer({ description: 'The HTTP status' }),
    detail: Type.String({ description: "A sentence in the caller's language" }),
    code: Type.String({ description: 'A stable kebab-case word' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'The fields at fault',
      }),
    ),
  },
  { description: 'Problem details (RFC 9457); some have further members' },
);
export type ProblemDocument = Static<typeof ProblemDocumentSchema>;

/** The document for a code in one language, `why` in words of its own; `errors` only where fields are named. */
export function problemDocument(
  code: ProblemCode,
  language: Language,
  named: readonly FieldProblem[] = [],
  why: I18nText | null = null,
): ProblemDocument {
  const { status, title, detail, field } = PROBLEMS[code];
  const fields = field === undefined ? named : [{ path: field, message: detail }];
  const document = {
    type: `urn:baanpak:problem:${code}`,
    title: title[language],
    status,
    detail: (why ?? detail)[language],
    code,
  };
  if (fields.length === 0) return document;
  const errors = fields.map(({ path, message }) => ({ path, message: message[language] }));
  return { ...document, errors };
}
