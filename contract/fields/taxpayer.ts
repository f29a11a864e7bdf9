import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';
import { i18n, i18nLine } from './fields.ts';

/** Of an account or a company; how it is written is the format's. */
export const formatted = (format: string, maxLength: number) =>
  Nullable(Type.String({ format, maxLength }));

/** Who issues tax invoices, as these name it. */
export const TAXPAYER_FIELDS = {
  taxId: formatted('thai-tax-id', 13),
  branch: formatted('branch', 5),
  registeredName: Nullable(i18nLine(200)),
  registeredAddress: Nullable(i18n(500)),
};
