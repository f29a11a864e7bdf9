import type { I18nText } from '@baanpak/domain/values/text/i18n-text.ts';
import {
  comparePositions,
  type Position,
  START,
} from '@baanpak/infrastructure/event-store/port.ts';
import { positionToken } from '@baanpak/infrastructure/http/position-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../ports.ts';

/** The furthest of these places in the log. */
export const latestPosition = (positions: readonly Position[]): Position =>
  positions.reduce((last, one) => (comparePositions(one, last) > 0 ? one : last), START);

/** Marks a write's answer with how far the log has to be read to see it. */
export const sendWithPosition = (reply: FastifyReply, { storeId }: Store, position: Position) =>
  reply.header('x-position', positionToken({ storeId, position }));

/** `detail` in the caller's language. */
export const detailFor = ({ language }: FastifyRequest, text: I18nText) => ({
  detail: text[language],
});
