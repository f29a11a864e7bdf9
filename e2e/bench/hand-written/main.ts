import { startEmbeddedPostgres } from '@baanpak/infrastructure/database/embedded-postgres/start.ts';
import { openPool } from '@baanpak/infrastructure/database/pool.ts';
import { handWrittenService } from './service.ts';
import { makeTables } from './tables.ts';

const [directory = '', apiKey = '', way = '', rooms = '', units = ''] = process.argv.slice(2);
if (way !== 'plain' && way !== 'pipelined') throw new Error(`${way} is no way to send statements`);

const postgres = await startEmbeddedPostgres({ directory });
const pool = openPool(postgres.url, { max: 16, pipeline: way === 'pipelined' });
await makeTables(pool, Number(rooms), Number(units));
const service = handWrittenService(pool, way, apiKey);
process.stdout.write(`${await service.listen({ host: '127.0.0.1', port: 0 })}\n`);

process.once('SIGTERM', async () => {
  await service.close();
  await pool.end();
  await postgres.stop();
});
