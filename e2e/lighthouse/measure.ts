import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isRecord } from '@baanpak/domain/values/fields/fields.ts';
import { browserProgram } from '../testing/browser.ts';
import type { Figures } from './aims.ts';

/** Fetched when it is wanted: it is as large as all else together that a browser's tests need. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REPORT_BYTES = 50 * 1024 * 1024;

/** One run of Lighthouse, mobile, on a page in a browser that has seen nothing. */
export async function measure(url: string): Promise<Figures> {
  const { executablePath, args, env } = await browserProgram();
  const flags = ['--headless=new', ...args].join(' ');
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: REPORT_BYTES },
  );
  const report: unknown = JSON.parse(stdout);
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
