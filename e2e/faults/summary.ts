import { stripVTControlCharacters } from 'node:util';

/** What a run is told by, once it is over, from what its tests printed. */
export function summaryOf(printed: string): string {
  const lines = stripVTControlCharacters(printed).split('\n');
  const faults = lines.filter((line) => line.startsWith('fault: ')).length;
  const tests = lines.find((line) => /^ +Tests +\S/.test(line))?.replace(/^ +Tests +/, '');
  const acknowledged = lines
    .filter((line) => line.startsWith(ACKNOWLEDGED))
    .flatMap((line) => Object.entries<number>(JSON.parse(line.slice(ACKNOWLEDGED.length))))
    .map(([what, count]) => `${count} ${what}`);
  return [
    `${faults} faults`,
    ...(acknowledged.length > 0 ? [`acknowledged ${acknowledged.join(', ')}`] : []),
    `tests ${tests ?? 'did not end'}`,
  ].join('; ');
}

/** Printed by the run of faults under load before the counts, as JSON. */
export const ACKNOWLEDGED = 'acknowledged: ';
