import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const CACHE = join(homedir(), '.cache', 'baanpak');
/** Where the browser lies unpacked, for this and later runs. */
const HOME = join(CACHE, 'chromium-147-fonts');

/** Without any font the browser ends itself as soon as a page's own is late. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${HOME}/fonts</dir><cachedir>${HOME}/fonts-cache</cachedir></fontconfig>
`;

/** A browser from npm that needs nothing of the system; the caller closes it. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await browserProgram());

/** The same for other processes to connect to. */
export const serveBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ ...(await browserProgram()), host: '127.0.0.1' });

/** The browser's program with its arguments and environment, unpacked by the first who asks. */
export async function browserProgram() {
  if (!existsSync(join(HOME, 'chromium'))) await unpack();
  return {
    executablePath: join(HOME, 'chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME,
      LD_LIBRARY_PATH: join(HOME, 'al2023/lib'),
      FONTCONFIG_PATH: join(HOME, 'fonts'),
    },
  } satisfies LaunchOptions;
}

/** Unpacked aside and put in place at once: two runs may begin together. */
async function unpack(): Promise<void> {
  const { AWS_EXECUTION_ENV, TMPDIR } = process.env;
  await mkdir(CACHE, { recursive: true });
  const aside = await mkdtemp(join(CACHE, 'unpack-'));
  try {
    // the package unpacks its system libraries only where it believes to be on Lambda, into TMPDIR
    Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: aside });
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    await writeFile(join(aside, 'fonts/fonts.conf'), FONTS);
    await rename(aside, HOME).catch(() => {});
  } finally {
    restore({ AWS_EXECUTION_ENV, TMPDIR });
    await rm(aside, { recursive: true, force: true });
  }
}

function restore(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}
