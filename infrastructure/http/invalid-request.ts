import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';

/** One field that is missing, unknown or wrong; `path` such as `checkouts.0.roomId` or `email`. */
export type FieldProblem = Readonly<{ path: string; message: I18nText }>;

/** The caller sent something that cannot be read: 400 `invalid-request`, naming the fields. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super(
      `Invalid request: ${fields.map(({ path, message }) => `${path} ${message.en}`).join(', ')}`,
    );
    this.fields = fields;
  }
}

/** For the common case of one field, e.g. `invalidField('sort', { th, en })`. */
export const invalidField = (path: string, message: I18nText): InvalidRequest =>
  new InvalidRequest([{ path, message }]);
