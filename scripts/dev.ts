import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './lib/run.ts';

const webPort = Number(process.env.PORT ?? 3000);
const apiPort = webPort + 1;

const start = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { APP_ENV: 'development', ...process.env, ...env },
  });

// The browser talks to Vite, which reloads what changes and passes calls on to the API.
const children = [
  start(
    [
      '--watch-path=apps/api/src',
      '--watch-path=packages',
      '--watch-path=seeds',
      '--watch-preserve-output',
      'apps/api/src/main.ts',
    ],
    { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${webPort}` },
  ),
  start(['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(webPort), '--strictPort'], {
    API_ORIGIN: `http://localhost:${apiPort}`,
  }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
