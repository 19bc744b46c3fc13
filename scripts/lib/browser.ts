import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runTool } from './run.ts';

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () =>
  [process.env.CHROMIUM_PATH, ...USUAL].find((path) => path !== undefined && existsSync(path));

/** The path of a Chromium; as root on Debian it is installed when the machine has none. */
export async function ensureBrowser(): Promise<string> {
  const found = installed();
  if (found !== undefined) return found;
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const isDebian = /^ID(_LIKE)?=.*debian/m.test(system);
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Error('There is no Chromium here: install one, or name it in CHROMIUM_PATH.');
  }
  console.log('Installing Chromium ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { show: true, env });
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    show: true,
    env,
  });
  const now = installed();
  if (now === undefined) throw new Error('Chromium could not be installed.');
  return now;
}
