// The health check of a container of ours: ends with 0 when its process says that it lives and can serve.
const port = process.env.PORT ?? '8080';
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
