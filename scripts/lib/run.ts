import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly output: string;
}

interface Options {
  /** Shows what the tool prints; a name marks each line as that of one of several tools at a time. */
  readonly show?: boolean | string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a tool of node_modules with this very Node, whatever the machine's own one is. */
export function runTool(
  tool: string,
  args: readonly string[],
  { show = false, env }: Options = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: ROOT,
      env: { ...process.env, ...env, PATH: `${binFolders()}:${process.env.PATH ?? ''}` },
      stdio: ['ignore', show === true ? 'inherit' : 'pipe', show === true ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
      if (stream && typeof show === 'string') {
        createInterface(stream).on('line', (line) => console.log(`${show} | ${line}`));
      }
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

function binFolders(): string {
  const own = process.execPath.replace(/\/[^/]*$/, '');
  return `${own}:${ROOT}node_modules/.bin`;
}
