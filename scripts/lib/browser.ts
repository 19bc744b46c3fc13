import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runTool } from './run.ts';

/** Chromium without the parts that only a window needs: a journey costs about a tenth less in it. */
const HEADLESS = ['/usr/lib/chromium/chromium-headless-shell'];
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstThere = (paths: readonly string[]) =>
  [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));

/** Returns the path of a whole Chromium, as a family has it. */
export const ensureBrowser = (): Promise<string> => ensure('chromium', WHOLE);

/**
 * Returns the path of the Chromium that journeys run in. A machine that has a whole one keeps it: its
 * headless shell comes in the same version alone, and would bring another Chromium with it.
 */
export const ensureJourneyBrowser = (): Promise<string> =>
  ensure('chromium-headless-shell', [...HEADLESS, ...WHOLE]);

/** Returns the first of these that the machine has; as root on Debian, installs a package otherwise. */
async function ensure(packageName: string, paths: readonly string[]): Promise<string> {
  const present = firstThere(paths);
  if (present !== undefined) return present;
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const isDebian = /^ID(_LIKE)?=.*debian/m.test(system);
  if (!isDebian || process.getuid?.() !== 0) {
    throw new Error('There is no Chromium here: install one, or name it in CHROMIUM_PATH.');
  }
  console.log('Installing Chromium ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => runTool('apt-get', args, { show: true, env });
  await aptGet('update', '-qq');
  await aptGet('install', '-y', '-qq', '--no-install-recommends', packageName);
  const installed = firstThere(paths);
  if (installed !== undefined) return installed;
  if (packageName === 'chromium') throw new Error('Chromium could not be installed.');
  // Older releases have no headless shell.
  return ensure('chromium', WHOLE);
}
