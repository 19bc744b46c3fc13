import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool of node_modules with this very Node, whatever the machine's own one is. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { readonly show?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env, PATH: `${binFolders()}:${process.env.PATH ?? ''}` },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

function binFolders(): string {
  const own = process.execPath.replace(/\/[^/]*$/, '');
  return `${own}:${ROOT}node_modules/.bin`;
}
