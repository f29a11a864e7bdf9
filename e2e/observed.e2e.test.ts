import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDatabase } from './testing/event-log.ts';
import { type Books, differentStays, findRooms, newGuest, roomWith } from './testing/guest.ts';
import { endProducts, type Product, startProduct } from './testing/product.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');

type Attribute = Readonly<{ key: string; value: unknown }>;
type Span = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: readonly Attribute[];
}>;
type Batch = Readonly<{
  resourceSpans: readonly Readonly<{
    scopeSpans: readonly Readonly<{ spans: readonly Span[] }>[];
  }>[];
}>;

/** What a collector is sent, whole and by span. */
const received = { text: '', spans: [] as Span[] };
let collector: Server;
let product: Product;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const batch: Batch = JSON.parse(text);
    received.text += text;
    for (const { scopeSpans } of batch.resourceSpans)
      for (const { spans } of scopeSpans) received.spans.push(...spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
});
afterAll(async () => {
  await endProducts();
  collector.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const nextStay = differentStays();

it('one trace leads from a booking over its command and append to its rows, and names nobody', async () => {
  const { roomId } = roomWith(1, await findRooms(product.api));
  const { checkIn, checkOut } = nextStay();
  const guest = newGuest();
  const { status, body } = await product.api<Books>('/outreach/bookings?secret=word', {
    body: { ...guest, roomId, checkInDate: checkIn, checkOutDate: checkOut },
    headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, tracestate: 'vendor=somebody' },
  });
  expect(status).toBe(201);
  const { _id: id, bookingId: code } = body.book;
  await product.api(`/outreach/bookings/${id}`);

  const ours = () => received.spans.filter(({ traceId }) => traceId === TRACE);
  const named = (pattern: RegExp) => ours().find(({ name }) => pattern.test(name));
  await expect.poll(() => named(/^project BookingPlaced$/)).toBeDefined();
  await expect.poll(() => named(/^POST \/outreach\/bookings$/)).toBeDefined();
  await expect
    .poll(() => received.spans.some(({ name }) => /^GET \/outreach\/bookings\/:\w+$/.test(name)))
    .toBe(true);
  const request = named(/^POST/);
  const command = named(/^command .*HoldNights/);
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  expect(command?.parentSpanId).toBe(request?.spanId);
  expect(named(/^append$/)?.parentSpanId).toBe(command?.spanId);
  expect(ours().map(({ spanId }) => spanId)).toContain(
    named(/^project BookingPlaced$/)?.parentSpanId,
  );

  const [stored] = await askDatabase<{ traceparent: string; stream: string }>(
    product.dataDir,
    `SELECT stream, metadata->>'traceparent' AS traceparent FROM events.events
     WHERE type = 'BookingPlaced' ORDER BY transaction_id DESC, position DESC LIMIT 1`,
  );
  expect(stored?.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));

  const ownId = stored?.stream.replace(/^\w+-/, '') ?? '';
  expect(ownId).toMatch(/\w{8}/);
  const personal = Object.values(guest).filter((value) => typeof value === 'string' && value);
  expect(personal.length).toBeGreaterThan(1);
  for (const secret of [id, code, ownId, roomId, 'secret', 'somebody', ...personal])
    expect(received.text).not.toContain(secret);
});

it('every metric that the dashboard and the alerts name is one that the product gives', async () => {
  const { body } = await product.api<string>('/metrics');
  const given = new Set([...String(body).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await readFile(join(DEPLOY, 'grafana/baanpak.json'), 'utf8'),
  );
  const rules = await readFile(join(DEPLOY, 'alerts/baanpak.rules.yaml'), 'utf8');
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const all = [...expressions, rules].join('\n');
  const names = [...all.matchAll(/\b(?:baanpak|http|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(new Set(names).size).toBeGreaterThan(12);
  expect([...new Set(names)].filter((name) => !given.has(name))).toEqual([]);
  expect(String(body)).toMatch(
    /^baanpak_commands_total\{command="HoldNights",outcome="done"\} [1-9]/m,
  );
  expect(String(body)).toMatch(
    /^baanpak_append_duration_seconds_count\{outcome="appended"\} [1-9]/m,
  );
  expect(String(body)).toMatch(/^baanpak_projection_delay_seconds_count\{group="search"\} [1-9]/m);
});

it('loads nothing of tracing for who names no endpoint', async () => {
  const bundle = await readFile(join(DEPLOY, '../dist/standalone.js'), 'utf8');
  expect(bundle).toContain('import("@opentelemetry/sdk-trace-node")');
  expect(bundle).not.toMatch(/^(import\s|.*\sfrom\s).*@opentelemetry/m);
});
