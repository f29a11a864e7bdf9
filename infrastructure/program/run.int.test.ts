import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs a program whose start is the given code; it prints `up` when it has started. */
function program(start: string) {
  const code = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    import { requestScope } from ${JSON.stringify(join(import.meta.dirname, '../process/request-scope.ts'))};
    import { BootError } from ${JSON.stringify(join(import.meta.dirname, '../process/errors.ts'))};
    setInterval(() => {}, 1000); // what a server is
    await run(async () => { ${start} });
    console.log('up');`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  started.push(child);
  const printed = text(child.stderr);
  return {
    up: () => once(child.stdout, 'data'),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: async () => {
      const [code] = await once(child, 'exit');
      return { code, printed: await printed };
    },
  };
}

describe('a program', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'is closed at %s and exits with 0',
    async (signal) => {
      const { up, kill, ended } = program(`return { async close() { console.error('closed'); } };`);
      await up();
      kill(signal);
      expect(await ended()).toEqual({ code: 0, printed: 'closed\n' });
    },
  );

  it('that cannot start says why in a sentence', async () => {
    const { ended } = program(`throw new BootError('PORT is 99999; give a port.');`);
    expect(await ended()).toEqual({ code: 1, printed: 'PORT is 99999; give a port.\n' });
  });

  it('whose store is silent as it starts says so in a sentence', async () => {
    const { ended } = program(`throw new Error('Query read timeout');`);
    expect(await ended()).toEqual({
      code: 1,
      printed: 'A store did not answer as this program started: Query read timeout\n',
    });
  });

  it('that has a bug at its start shows where', async () => {
    const { ended } = program(`throw new TypeError('a bug');`);
    expect(await ended()).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/TypeError: a bug\n +at /),
    });
  });

  it('is not kept up by a close that hangs', async () => {
    const { up, kill, ended } = program(`return { close: () => new Promise(() => {}) };`);
    await up();
    kill('SIGTERM');
    expect(await ended()).toEqual({
      code: 1,
      printed: 'Not closed within 5 seconds; ended all the same.\n',
    });
  });

  it('is closed once when npm passes on the signal that the terminal gave already', async () => {
    const { up, kill, ended } = program(`return {
      async close() {
        console.log('closing');
        await new Promise((resolve) => process.once('SIGINT', resolve));
        console.error('closed');
      } };`);
    await up();
    const closing = up();
    kill('SIGINT');
    await closing;
    kill('SIGINT');
    expect(await ended()).toEqual({ code: 0, printed: 'closed\n' });
  });

  it('exits at once when it is signalled again', async () => {
    const { up, kill, ended } = program(
      `return { close() { console.log('closing'); return new Promise(() => {}); } };`,
    );
    await up();
    const again = setInterval(() => kill('SIGTERM'), 100);
    expect(await ended()).toEqual({ code: 1, printed: '' });
    clearInterval(again);
  });

  it('is closed after its start when the signal comes during it', async () => {
    const { up, kill, ended } = program(`
      console.log('starting');
      await new Promise((resolve) => process.once('SIGTERM', resolve));
      return { async close() { console.error('closed'); } };`);
    await up();
    kill('SIGTERM');
    expect(await ended()).toEqual({ code: 0, printed: 'closed\n' });
  });

  it('ends with 1, closed, after an error nobody handled', async () => {
    const { ended } = program(`
      setImmediate(() => Promise.reject(new Error('unheard')));
      return { async close() { console.error('closed'); } };`);
    const { code, printed } = await ended();
    expect(code).toBe(1);
    expect(printed).toMatch(/^Error: unheard\n[\s\S]*closed\n$/);
  });

  it('goes on after an error that belongs to a request', async () => {
    const { up, kill, ended } = program(`
      const failed = (error) => console.error('of a request: ' + error.message) === undefined;
      requestScope.run({ failed }, async () => {
        await null;
        setImmediate(() => Promise.reject(new Error('unheard')).finally(() => console.log('next')));
      });
      return { async close() { console.error('closed'); } };`);
    await up();
    kill('SIGTERM');
    expect(await ended()).toEqual({ code: 0, printed: 'of a request: unheard\nclosed\n' });
  });

  it('ends with 1 after an error of what a request began and has outlived it', async () => {
    const { ended } = program(`
      requestScope.run({ failed: () => false }, () => {
        setImmediate(() => Promise.reject(new Error('unheard')));
      });
      return { async close() { console.error('closed'); } };`);
    const { code, printed } = await ended();
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/^Error: unheard\n[\s\S]*closed\n$/),
    ]);
  });

  it('says what went wrong while closing', async () => {
    const { up, kill, ended } = program(
      `return { close: () => Promise.reject(new BootError('The disk is full.')) };`,
    );
    await up();
    kill('SIGTERM');
    expect(await ended()).toEqual({ code: 1, printed: 'The disk is full.\n' });
  });
});
