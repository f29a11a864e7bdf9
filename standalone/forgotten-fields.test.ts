/** @module-tag long */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
const host = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of a file of ours with another text in its place. */
function mistakesIn(file: string, text: string): string[] {
  const path = `${ROOT}${file}`;
  const program = ts.createProgram(
    [path],
    { ...options, incremental: false },
    {
      ...host,
      getSourceFile(name, language) {
        if (name === path) return ts.createSourceFile(name, text, language, true);
        if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, language));
        return parsed.get(name);
      },
    },
  );
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a field of the domain that is forgotten', { timeout: 300_000 }, () => {
  it.each([
    ['in what a room is written as', 'contract/room/room-requests.ts', '  petsAllowed: '],
    ['in what a hotel is written as', 'contract/hotel/hotel-requests.ts', '  checkInTime: '],
    ['in what a user is written as', 'contract/user/user-requests.ts', '  nickname: '],
    [
      'where POST and PUT take a room from a request',
      'command-api/use-cases/room/create-room.ts',
      '  petsAllowed: identity',
    ],
    [
      'where POST and PUT take a hotel from a request',
      'command-api/use-cases/hotel/create-hotel.ts',
      '  checkInTime: identity',
    ],
  ])('does not compile %s', (_, file, line) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    const lines = text.split('\n');
    const without = lines.filter((each) => !each.startsWith(line));
    expect(lines.length - without.length).toBe(1);
    const field = line.trim().split(':')[0];
    expect(mistakesIn(file, without.join('\n'))).toEqual([expect.stringContaining(`'${field}'`)]);
  });
});

it('a command that the table of all states leaves out does not compile', () => {
  const file = 'domain/hotel/hotel.test.ts';
  const text = readFileSync(`${ROOT}${file}`, 'utf8');
  const without = text.replace("EnableHotel: { type: 'EnableHotel', data: ofHotel },", '');
  expect(without).not.toBe(text);
  const missing = expect.stringContaining("Property 'EnableHotel' is missing");
  expect(mistakesIn(file, without)).toContainEqual(missing);
});
