import type { FastifyPluginAsync } from 'fastify';
import promptPayPayload from 'promptpay-qr';
import { toString as drawQr } from 'qrcode';
import type { ChargeBook } from './charge-book.ts';
import { type Keys, requireKey } from './keys.ts';
import { ProviderError } from './provider-error.ts';
import type { Charge } from './provider-objects.ts';

/** An e-wallet that no bank has given out: a real banking app that scans the QR can pay nobody. */
const NOBODY = '000000000000000';

type OfDocument = { Params: { id: string; documentId: string } };

/** The QR of a PromptPay charge: its description for the shop, its picture for anybody with the link. */
export const documentRoutes =
  (book: ChargeBook, { secretKey }: Keys): FastifyPluginAsync =>
  async (app) => {
    const find = async ({ id, documentId }: OfDocument['Params']) => {
      const { charge } = await book.read(id);
      const image = charge.source?.scannable_code?.image;
      if (image?.id !== documentId)
        throw new ProviderError('not_found', `document ${documentId} was not found`);
      return { charge, image };
    };
    app.get<OfDocument>(
      '/charges/:id/documents/:documentId',
      { onRequest: requireKey(secretKey) },
      async ({ params }) => (await find(params)).image,
    );
    app.get<OfDocument>(
      '/charges/:id/documents/:documentId/downloads/qrcode.svg',
      async ({ params }, reply) => {
        const { charge } = await find(params);
        return reply
          .type('image/svg+xml')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await drawQr(qrText(charge), { type: 'svg', margin: 2 }));
      },
    );
  };

/** PromptPay's text by EMVCo with the amount in baht. */
export const qrText = ({ amount }: Pick<Charge, 'amount'>): string =>
  promptPayPayload(NOBODY, { amount: amount / 100 });
