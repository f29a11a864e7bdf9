import { type Static, Type } from 'typebox';
import { type ProblemDocument, ProblemDocumentSchema } from '../problem-document.ts';

/** A problem as react-admin reads it. */
export const SimpleRestProblemSchema = Type.Object(
  {
    ...Type.Omit(ProblemDocumentSchema, ['errors']).properties,
    message: Type.String({ description: 'The same as `detail`' }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'What is wrong with fields, by their names',
      }),
    ),
  },
  { description: 'Problem details (RFC 9457) as react-admin reads them' },
);

/** With `message`, and `errors` as texts by the fields they are about. */
export const toSimpleRestProblem = ({
  errors,
  ...document
}: ProblemDocument): Static<typeof SimpleRestProblemSchema> => ({
  ...document,
  message: document.detail,
  ...(errors && {
    errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  }),
});
