import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { invalidField } from './invalid-request.ts';

const NO_PAST = {
  th: 'การเรียกนี้ตอบได้เฉพาะปัจจุบัน',
  en: 'is not taken here: this call answers as of now alone',
};

/** For a call, or a caller, without a past. */
export const withoutPast = () => invalidField('at', NO_PAST);

/** Whether a route's query has a past to be asked for. */
export const takesAt = (query: TSchema | undefined): boolean =>
  Type.IsObject(query) && 'at' in query.properties;

/** Refuses `at`, before anything else is read of a query that would drop it: today's answer is not that of then. */
export const refuseAt = async ({ query }: FastifyRequest): Promise<void> => {
  if (isRecord(query) && query.at !== undefined) throw withoutPast();
};
