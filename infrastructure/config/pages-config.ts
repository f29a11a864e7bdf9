import { demand } from './demanded.ts';
import { type Http, origin, readHttp } from './http.ts';
import { type Environment, readEnvironment } from './read-environment.ts';

/** A process of the site, by what it does: several may do the same. */
export type Instance = Readonly<{ service: string; origin: string }>;

/** What the pages' server is told: nothing that opens a store. */
export type PagesConfig = Readonly<{
  http: Http;
  /** Where the APIs answer, as this server reaches them. */
  apiOrigin: string;
  /** The origin as the world sees it. */
  site: string;
  serverKey: string;
  tilesUrl: string | undefined;
  metricsToken: string | undefined;
  services: readonly Instance[];
}>;

/** Reads and checks the variables of the pages' server; BootError with a sentence for each problem. */
export function pagesConfig(environment: Environment): PagesConfig {
  const read = readEnvironment(environment);
  const why = "the pages' server needs it where it runs alone";
  for (const name of ['API_URL', 'PUBLIC_URL']) read.require(name, why);
  demand(read, 'pages', why);
  // of payments only the APIs know; what they allow together is theirs to check
  const http = readHttp(read, { kind: 'sandbox' });
  const config: PagesConfig = {
    http,
    apiOrigin: http.apiUrl ?? '',
    site: http.publicUrl ?? '',
    serverKey: read.secret('SERVER_KEY') ?? '',
    tilesUrl: read.url('TILES_URL', ['http:', 'https:']),
    metricsToken: read.text('METRICS_TOKEN'),
    services:
      read.parsed('SERVICES', instances, 'a list such as query-api=http://query-api-1:8080') ?? [],
  };
  read.check();
  return config;
}

function instances(text: string): Instance[] | undefined {
  const found = text.split(/[\s,]+/).map(instance);
  return found.every((each) => each !== undefined) ? found : undefined;
}

function instance(text: string): Instance | undefined {
  const [, service, address = ''] = /^([a-z][a-z-]*)=(.+)$/.exec(text) ?? [];
  const at = origin(address);
  return service === undefined || at === undefined ? undefined : { service, origin: at };
}
