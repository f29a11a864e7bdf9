import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { browserProgram } from '../testing/browser.ts';
import type { Figures } from './aims.ts';
import { inCpuTime } from './cpu-time.ts';

/** Fetched when it is wanted: it is as large as all else together that a browser's tests need. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REPORT_BYTES = 50 * 1024 * 1024;
const TRACE = 'defaultPass.trace.json';

/** A visit, with its tasks as long as they took by the clock, and as long as they had a core. */
export type Measured = Readonly<Record<'clock' | 'cpu', Figures>>;

/** One run of Lighthouse, mobile, on a page in a browser that has seen nothing. */
export async function measure(url: string): Promise<Measured> {
  const { executablePath, args, env } = await browserProgram();
  const flags = ['--headless=new', ...args].join(' ');
  const folder = await mkdtemp(join(tmpdir(), 'baanpak-lighthouse-'));
  const lighthouse = (...more: string[]) =>
    promisify(execFile)(
      'npm',
      ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', ...more],
      { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: REPORT_BYTES },
    );
  const audit = async () => {
    const { stdout } = await lighthouse(`-A=${folder}`, '--output=json', '--output-path=stdout');
    return figuresOf(JSON.parse(stdout));
  };
  try {
    await lighthouse(`-G=${folder}`, `--chrome-flags=${flags}`);
    const clock = await audit();
    const trace: unknown = JSON.parse(await readFile(join(folder, TRACE), 'utf8'));
    await writeFile(join(folder, TRACE), JSON.stringify(inCpuTime(trace)));
    return { clock, cpu: await audit() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(report: unknown): Figures {
  const score = (name: string) => Math.round(at(report, ['categories', name, 'score']) * 100);
  const value = (name: string) => at(report, ['audits', name, 'numericValue']);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1_000) / 1_000,
  };
}

function at(report: unknown, path: readonly string[]): number {
  const found = path.reduce<unknown>(
    (value, name) => (isRecord(value) ? value[name] : undefined),
    report,
  );
  if (typeof found !== 'number') throw new Error(`Lighthouse's report has no ${path.join('.')}`);
  return found;
}
