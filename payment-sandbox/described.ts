import type { RouteOptions } from 'fastify';
import { Type } from 'typebox';

const ProviderObject = Type.Object(
  {},
  { additionalProperties: true, description: 'An object as the provider documents it' },
);
const ProviderErrorAnswer = Type.Object(
  {
    object: Type.Literal('error'),
    location: Type.String(),
    code: Type.String(),
    message: Type.String(),
  },
  { description: 'An error as the provider documents it' },
);

const JSON_TYPE = 'application/json';
const as = (...mediaTypes: string[]) => ({
  description: 'Done',
  content: Object.fromEntries(
    mediaTypes.map((mediaType) => [
      mediaType,
      { schema: mediaType === JSON_TYPE ? ProviderObject : Type.String() },
    ]),
  ),
});
const OBJECT = { 200: ProviderObject };
const PAGE = { 200: as('text/html') };

/** What the API's document says of the sandbox: what a call does, and its answers. */
const CALLS: Readonly<Record<string, readonly [summary: string, answers: object]>> = {
  'POST /tokens': ['Take a card, for a token', OBJECT],
  'GET /tokens/:id': ['A token', OBJECT],
  'POST /sources': ['Choose a way to pay, for a source', OBJECT],
  'GET /sources/:id': ['A source', OBJECT],
  'POST /charges': ['Charge a token or a source', OBJECT],
  'GET /charges': ['Charges', OBJECT],
  'GET /charges/:id': ['A charge', OBJECT],
  'PATCH /charges/:id': ['Describe a charge', OBJECT],
  'POST /charges/:id/capture': ['Take the money of a charge that is authorized', OBJECT],
  'POST /charges/:id/reverse': ['Let go of a charge that is authorized', OBJECT],
  'POST /charges/:id/expire': ['Let a charge expire', OBJECT],
  'POST /charges/:id/refunds': ['Give money of a charge back', OBJECT],
  'GET /charges/:id/refunds': ['Refunds of a charge', OBJECT],
  'GET /charges/:id/refunds/:refundId': ['A refund', OBJECT],
  'POST /charges/:id/disputes': ['Dispute a charge, as its cardholder would', OBJECT],
  'GET /disputes': ['Disputes', OBJECT],
  'GET /disputes/:id': ['A dispute', OBJECT],
  'PATCH /disputes/:id': ['Answer a dispute', OBJECT],
  'PATCH /disputes/:id/accept': ['Give in to a dispute', OBJECT],
  'POST /disputes/:id/close': ['Decide a dispute, as the bank would', OBJECT],
  'GET /events': ['Events that webhooks sent', OBJECT],
  'GET /events/:id': ['An event', OBJECT],
  'GET /capability': ['The ways to pay', OBJECT],
  'GET /charges/:id/documents/:documentId': ['The code to scan, as a document', OBJECT],
  'GET /charges/:id/documents/:documentId/downloads/qrcode.svg': [
    'The code to scan, as a picture',
    { 200: as('image/svg+xml') },
  ],
  'GET /charges/:id/authorize': ['The page of the bank', PAGE],
  'POST /charges/:id/authorize': [
    'Approve or decline at the bank',
    { ...PAGE, 303: Type.Null({ description: 'Back to the shop' }) },
  ],
  'GET /charges/:id/pay': ['The page to scan a code', PAGE],
  'POST /charges/:id/pay': ['Pay by a scan', { 200: as(JSON_TYPE, 'text/html') }],
  'GET /faults': ['What goes wrong on purpose', OBJECT],
  'POST /faults': ['Let something go wrong on purpose', OBJECT],
  'GET /omise.js': ['The script of the payment page', { 200: as('text/javascript') }],
};

/** Gives a route of the sandbox its place in the API's document. */
export function describeCall(route: RouteOptions & { routePath: string }): void {
  const method = String(route.method);
  if (method === 'OPTIONS') return; // what browsers ask first
  const call = `${method === 'HEAD' ? 'GET' : method} ${route.routePath}`;
  const [summary, answers] = CALLS[call] ?? [];
  if (!summary) throw new Error(`The sandbox does not describe ${call}`);
  route.schema = {
    tags: ['sandbox'],
    summary,
    response: { ...answers, default: ProviderErrorAnswer },
  };
}
