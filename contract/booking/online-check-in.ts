import { Nullable } from '@baanpak/domain/values/schema/nullable.ts';
import { Type } from 'typebox';
import { line, optionalText } from '../fields/fields.ts';

const ARRIVAL_TIME = {
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'By the clock in Bangkok',
  examples: ['14:30'],
};
const MOST_COMPANIONS = 20;

/** What a guest says of their arrival; what is left out is taken as not said, also where it was before. */
export const AnnounceArrivalBody = Type.Object({
  arrivalTime: Type.Optional(Nullable(Type.String(ARRIVAL_TIME))),
  companions: Type.Optional(
    Type.Array(line(200), { maxItems: MOST_COMPANIONS, description: 'Names of who comes along' }),
  ),
  requests: optionalText(2000),
});

export const ArrivalSchema = Type.Object(
  {
    arrivalTime: Nullable(Type.String(ARRIVAL_TIME)),
    companions: Type.Array(Type.String()),
    requests: Nullable(Type.String()),
    sentAt: Type.String({ format: 'date-time' }),
  },
  {
    description:
      'What the guest sent ahead; visitors read the time, and requests without their digits',
    examples: [
      {
        arrivalTime: '14:30',
        companions: ['Somsri Jaidee'],
        requests: 'A quiet room',
        sentAt: '2027-01-05T03:00:00.000Z',
      },
    ],
  },
);

export const SentDocumentSchema = Type.Object({
  number: Type.Integer({ minimum: 1, description: 'Names it in GET /bookings/{id}/documents/{n}' }),
  type: Type.Enum(['image/webp', 'application/pdf'], { type: 'string' }),
  sentAt: Type.String({ format: 'date-time' }),
});
export const SentDocumentsSchema = Type.Array(SentDocumentSchema, {
  description: 'What the guest sent to be checked in by, until the day after check-out',
  examples: [[{ number: 1, type: 'image/webp', sentAt: '2027-01-05T03:05:00.000Z' }]],
});

export const DocumentParams = Type.Object({
  id: Type.String({ format: 'uuid', description: "The booking's `_id`, the staff's" }),
  n: Type.Integer({ minimum: 1, maximum: 100, description: 'Its number', examples: [1] }),
});

/** Bytes. */
export const DocumentAnswer = {
  description: 'The document: a picture, or a PDF as the guest sent it',
  content: {
    'image/webp': { schema: Type.Unsafe<Buffer>({ type: 'string' }) },
    'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string' }) },
  },
};
