import { buffer, text } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { csvFile, type ExportedRow, jsonFile, xlsxFile } from './files.ts';
import { COLUMNS, countedRows, ROW } from './testing/sample-table.ts';

async function* only(...rows: ExportedRow[]) {
  yield* rows;
}
const FORMULAS = [
  '=HYPERLINK("http://x","y")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
];

const csv = (rows: AsyncIterable<ExportedRow>) =>
  buffer(csvFile({ columns: COLUMNS, rows })).then(String);
const sheetsOf = async (rows: AsyncIterable<ExportedRow>, rowsPerSheet?: number) => {
  const options = { sheet: 'daily', ...(rowsPerSheet ? { rowsPerSheet } : {}) };
  const bytes = await buffer(xlsxFile({ columns: COLUMNS, rows }, options));
  return (await readXlsx(new Uint8Array(bytes), { readStyles: true })).sheets;
};

describe('a table as CSV', () => {
  it('says that it is UTF-8, and tells days and moments as they were in Bangkok', async () => {
    expect(await csv(only(ROW))).toBe(
      '\uFEFFวันที่,Paid at,Hotel,Sold,Revenue,Occupancy\r\n' +
        '2026-12-05,2026-12-05 01:30:00,บ้านริมน้ำ,3,-1234.5,0.7512\r\n',
    );
  });

  it('has no text that a spreadsheet works out, and keeps numbers below 0', async () => {
    for (const hotel of FORMULAS) {
      const line = await csv(only({ ...ROW, hotel }));
      expect(line).toContain(`'${hotel.replaceAll('"', '""')}`);
      expect(line).toContain(',-1234.5,');
    }
  });

  it('keeps lines and quotes inside a text, and leaves out what a row lacks', async () => {
    const lines = await csv(only({ date: '2026-12-05', hotel: 'a "b",\r\nc' }));
    expect(lines).toContain('2026-12-05,,"a ""b"",\r\nc",,,\r\n');
  });
});

describe('a table as a workbook', () => {
  it('has dates that are dates, money as numbers, and labels above', async () => {
    const [sheet] = await sheetsOf(only(ROW));
    expect(sheet?.name).toBe('daily');
    const [labels, row] = sheet?.rows ?? [];
    expect(labels).toEqual(COLUMNS.map(({ label }) => label));
    expect(row).toEqual([
      new Date('2026-12-05T00:00:00Z'),
      new Date('2026-12-05T01:30:00Z'),
      'บ้านริมน้ำ',
      3,
      -1234.5,
      0.7512,
    ]);
  });

  it('has texts that look like formulas as texts', async () => {
    for (const hotel of FORMULAS) {
      const [sheet] = await sheetsOf(only({ ...ROW, hotel }));
      expect(sheet?.rows[1]?.[2]).toBe(hotel);
      expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
    }
  });

  it('has texts that look like escapes as they are, and none that XML cannot say', async () => {
    for (const hotel of ['A_x0041_B', '_x005F_x0041_', 'A_x004g_', '_x0041_x0041_'])
      expect((await sheetsOf(only({ ...ROW, hotel })))[0]?.rows[1]?.[2]).toBe(hotel);
    const [sheet] = await sheetsOf(only({ ...ROW, hotel: 'A\ufffeB\uffff' }));
    expect(sheet?.rows[1]?.[2]).toBe('AB');
  });

  it('goes on in another sheet, under the same labels, where one takes no more', async () => {
    const sheets = await sheetsOf(countedRows(5).rows, 3);
    expect(sheets.map(({ rows }) => rows.length)).toEqual([3, 3, 2]);
    for (const { rows } of sheets) expect(rows[0]?.[2]).toBe('Hotel');
    const sold = sheets.flatMap(({ rows }) => rows.slice(1).map((row) => row[3]));
    expect(sold).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a table as JSON', () => {
  it('is the answer with all its rows', async () => {
    const answer = { columns: COLUMNS, total: 2, totals: { sold: 1 }, at: 'token' };
    const whole = await text(jsonFile(answer, countedRows(2).rows));
    const rows = [
      { ...ROW, sold: 0 },
      { ...ROW, sold: 1 },
    ];
    expect(JSON.parse(whole)).toEqual({ ...answer, rows });
    expect(JSON.parse(await text(jsonFile({}, only())))).toEqual({ rows: [] });
  });
});

describe.each([
  ['CSV', (rows: AsyncIterable<ExportedRow>) => csvFile({ columns: COLUMNS, rows })],
  [
    'a workbook',
    (rows: AsyncIterable<ExportedRow>) => xlsxFile({ columns: COLUMNS, rows }, { sheet: 'x' }),
  ],
  ['JSON', (rows: AsyncIterable<ExportedRow>) => jsonFile({}, rows)],
])('%s that is written as it is taken', (_, write) => {
  it('asks for no more rows than somebody takes, and for none once nobody does', async () => {
    const { seen, rows } = countedRows(2_000_000);
    const file = write(rows);
    await new Promise((resolve) => file.once('readable', resolve));
    file.destroy();
    await expect.poll(() => seen.ended).toBe(true);
    expect(seen.asked).toBeLessThan(200_000);
  });

  it('breaks off where its rows do', async () => {
    async function* broken() {
      yield ROW;
      throw new Error('The database is away');
    }
    await expect(buffer(write(broken()))).rejects.toThrow('The database is away');
  });
});
