import { CASE_ACTIONS } from '@baanpak/domain/money-case/money-case.ts';
import { type Static, Type } from 'typebox';
import { withDetail } from '../answers/detail.ts';
import { version } from '../fields/fields.ts';
import { type ReadOnly, readOnlyProperties } from '../fields/read-only.ts';
import { CASE_ID, type MoneyCaseJson, MoneyCaseSchema } from './money-case.ts';

export const CaseParams = Type.Object({ id: Type.String({ pattern: CASE_ID }) });

const SettlingSchema = Type.Object({
  action: Type.Enum([...CASE_ACTIONS], {
    type: 'string',
    description: 'Give the money back, take it as payment, or leave it as it is',
  }),
  reason: Type.Optional(
    Type.Union([Type.String({ maxLength: 500, description: 'Needed by `close`' }), Type.Null()]),
  ),
  version: Type.Optional(version()),
});
export type Settling = Static<typeof SettlingSchema> &
  Omit<ReadOnly<keyof MoneyCaseJson>, keyof Static<typeof SettlingSchema>>;

/** What is done about a case; what only the server sets may come back as it was read. */
export const SettleCaseBody = Type.Object({
  ...readOnlyProperties(Object.keys(MoneyCaseSchema.properties)),
  ...SettlingSchema.properties,
});

export const CaseAnswer = withDetail({ case: MoneyCaseSchema });
