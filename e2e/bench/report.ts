import { writeFile } from 'node:fs/promises';
import { instant } from '@baanpak/domain/values/time/instant.ts';
import { bangkokDay } from '@baanpak/domain/values/time/local-date.ts';
import type { BenchLine } from './bench.ts';

export type Result = Readonly<{ name: string; lines: readonly BenchLine[] }>;

type Report = Readonly<{
  takenOn: string;
  /** Names of benches; none for all. */
  wanted: readonly string[];
  results: readonly Result[];
}>;

/** Writes `place`.md for people and `place`.json for programs. */
export async function writeReport(place: string, report: Report): Promise<void> {
  const day = bangkokDay(instant(Date.now()));
  const json = JSON.stringify({ day, takenOn: report.takenOn, results: report.results }, null, 2);
  await Promise.all([
    writeFile(`${place}.json`, `${json}\n`),
    writeFile(`${place}.md`, markdown(day, place, report)),
  ]);
}

const markdown = (
  day: string,
  place: string,
  { takenOn, wanted, results }: Report,
): string => `# Benchmarks

One run on ${day}: ${takenOn}.
\`npm run bench -- ${[...wanted, '--report', place].join(' ')}\` writes this page. Each figure is the median of its turns. "Bare" is a baseline without our code, measured in turns with it in the same run. Aims are ours, and the last column says whether they were met.
${results.map(section).join('')}`;

const section = ({ name, lines }: Result): string => `
## ${name}

| | ours | bare | ratio | aim | met |
| --- | --- | --- | --- | --- | --- |
${lines.map(row).join('\n')}
`;

const MET = ['no', 'yes'];

const row = ({ what, ours, bare = '', ratio = '', aim = '', met }: BenchLine): string =>
  `| ${[what, ours, bare, ratio, aim, met === undefined ? '' : MET[Number(met)]].join(' | ')} |`;
