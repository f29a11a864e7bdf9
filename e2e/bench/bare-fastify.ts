import { PROBLEMS } from '@baanpak/contract/problems/problems.ts';
import { catalogueOf, problemDocument } from '@baanpak/infrastructure/http/problem-document.ts';
import { fastify } from 'fastify';

// Reads the same body and answers the same refusal as the product, and does nothing else.
const app = fastify();
const refusal = JSON.stringify(
  problemDocument(catalogueOf(PROBLEMS), { code: 'room-already-booked' }, 'th'),
);
app.get('/healthz', async () => ({ ok: true }));
app.post('/outreach/bookings', async (_request, reply) =>
  reply.code(409).type('application/problem+json').send(refusal),
);
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
