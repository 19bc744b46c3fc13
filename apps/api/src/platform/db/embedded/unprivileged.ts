import { execFile } from 'node:child_process';
import { chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A way to start PostgreSQL without privileges, since it refuses to run as root. */
export interface Privilege {
  /** The words before the command; empty when the process is not root. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534'] as const;

export async function choosePrivilege(): Promise<Privilege> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const [command, ...options] = NAMESPACE;
  // A user namespace of its own lets the server run as `nobody` while its files stay root's, so it
  // also works below a home folder that only root may enter.
  const works = await run(command, [...options, 'true']).then(
    () => true,
    () => false,
  );
  if (works) return { prefix: NAMESPACE };
  const account = await systemAccount(['postgres', 'nobody']);
  if (account === undefined) {
    throw new Error(
      'PostgreSQL does not run as root, and this machine has neither user namespaces nor a postgres or nobody account: start as another user, or set DATABASE_URL.',
    );
  }
  return { prefix: [], ...account };
}

async function systemAccount(names: readonly string[]) {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of names) {
    const fields = lines.find(([user]) => user === name);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return undefined;
}

/**
 * Changes the owner of the files to the server's user, when an earlier start ran as another user.
 */
export async function ownFiles(path: string, privilege: Privilege): Promise<void> {
  const uid = privilege.uid ?? process.getuid?.();
  const gid = privilege.gid ?? process.getgid?.();
  if (process.getuid?.() !== 0 || uid === undefined || gid === undefined) return;
  if ((await stat(path)).uid === uid) return;
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), uid, gid);
  }
  // The folder itself comes last: while its owner is the old one, an interrupted change is redone.
  await chown(path, uid, gid);
}
