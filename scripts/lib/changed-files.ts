import { runTool } from './run.ts';

/** Paths of files that differ from where this branch left `base`, new and removed ones included. */
export async function changedFiles(base: string): Promise<string[]> {
  const from = (await git('merge-base', base, 'HEAD')).trim();
  const lists = await Promise.all([
    git('diff', '--name-only', from),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(lists.flatMap((list) => list.split('\n')))].filter((path) => path !== '');
}

async function git(...args: string[]): Promise<string> {
  const { code, output } = await runTool('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')}:\n${output}`);
  return output;
}
