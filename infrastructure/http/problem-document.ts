import type { RefusalCode } from '@baanpak/domain/values/decider/refusal.ts';
import type { Language } from '@baanpak/domain/values/text/i18n-text.ts';
import { type Static, Type } from 'typebox';
import type { Classified } from './classify.ts';
import type { Problem } from './problem.ts';
import { TRANSPORT_PROBLEMS, type TransportCode } from './transport-problems.ts';

export type ProblemCode = RefusalCode | TransportCode;

/** What a server answers by code; a refusal that is missing is answered as a bug. */
export type Catalogue = Readonly<
  Record<TransportCode, Problem> & Partial<Record<RefusalCode, Problem>>
>;

/** How refusals are answered, with what HTTP itself says no with. */
export const catalogueOf = (
  refusals: Readonly<Partial<Record<RefusalCode, Problem>>> = {},
): Catalogue => ({ ...refusals, ...TRANSPORT_PROBLEMS, ...refusals });

/** The code under which a catalogue answers, and how. */
export function problemIn(
  catalogue: Catalogue,
  code: ProblemCode,
): Readonly<{ code: ProblemCode; problem: Problem }> {
  const problem = catalogue[code];
  return problem ? { code, problem } : { code: 'internal', problem: catalogue.internal };
}

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

/** The document in one language; `errors` only where fields are named. */
export function problemDocument(
  catalogue: Catalogue,
  { code: wanted, fields: named = [], why = null }: Classified,
  language: Language,
): ProblemDocument {
  const { code, problem } = problemIn(catalogue, wanted);
  const { status, title, detail, field } = problem;
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
