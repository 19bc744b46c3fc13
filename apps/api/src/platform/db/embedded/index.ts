import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CONNECTION_LOCKS } from '../locks.ts';
import { findPostgres, type PostgresBinary } from './binary.ts';
import { withLaunchLock } from './launch-lock.ts';
import { clearLeftovers, endPostmaster, findLiving, readPidFile } from './postmaster.ts';
import { choosePrivilege, ownFiles, type Privilege } from './unprivileged.ts';

export interface EmbeddedDatabase {
  /** True when the server outlived its parent, or serves another process of this product. */
  readonly adopted: boolean;
  readonly pid: number;
  urlOf(database: string): string;
  /** Stops the server, unless another process of this product started it and still runs. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Off in tests only, where the data is thrown away. */
  readonly fsync?: boolean;
  readonly maxConnections?: number;
  /**
   * The product's own way: one process alone serves a data folder, and it starts the server again
   * whenever it ends. A process without a keeper joins the server that is there.
   */
  readonly keeper?: Keeper;
}

/** Hears of a server that ended by itself, and of the one that took its place. */
export interface Keeper {
  lost(): void;
  /** `error` says why it has not come back yet; it is tried again. */
  revived(error?: Error): void;
}

/** Says that another process of the product serves the data folder already. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string) {
    super(`Another process of this product already uses the data folder ${dataDir}.`);
  }
}

interface Address {
  readonly host: string;
  readonly port: number;
}

interface Server {
  readonly address: Address;
  readonly pid: number;
}

const USER = 'yay';
const SOCKET_PORT = 5432;
const REVIVE_PAUSE_MS = 500;
/** The server notices the closed connection of a killed predecessor sooner; a living one keeps it. */
const OWNER_WITHIN_MS = 2_000;
// sockaddr_un holds 107 bytes and an end mark.
const LONGEST_SOCKET_PATH = 107;

/** Starts the PostgreSQL of a data folder, or joins the one that runs there already. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binary = await findPostgres();
  const privilege = await choosePrivilege();
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  return withLaunchLock(join(options.dataDir, 'launch.lock'), () =>
    startOrAdopt(options, binary, privilege),
  );
}

/** A server, whether it was there, and the connection that marks its owner. */
interface Held {
  readonly adopted: boolean;
  readonly server: Server;
  readonly owner: pg.Client | undefined;
}

async function startOrAdopt(
  options: EmbeddedOptions,
  binary: PostgresBinary,
  privilege: Privilege,
): Promise<EmbeddedDatabase> {
  const password = await keepPassword(options.dataDir);
  const cluster = join(options.dataDir, 'postgres');
  if (!existsSync(cluster)) await initialize(options.dataDir, cluster, binary, privilege);
  let held = await hold(options, binary, privilege, password);
  const { adopted } = held;
  const { keeper } = options;
  if (keeper && held.owner === undefined) throw new DataFolderInUse(options.dataDir);

  let stopping = false;
  let reviving = Promise.resolve();
  /** Starts the server again, at the address that everybody knows, as often as it takes. */
  async function revive(told: Keeper): Promise<void> {
    told.lost();
    while (!stopping) {
      try {
        const lock = join(options.dataDir, 'launch.lock');
        held = await withLaunchLock(lock, () =>
          hold(options, binary, privilege, password, held.server.address),
        );
        watch();
        return told.revived();
      } catch (error) {
        told.revived(error instanceof Error ? error : new Error(String(error)));
        await wait(REVIVE_PAUSE_MS);
      }
    }
  }
  function watch(): void {
    held.owner?.once('end', () => {
      if (keeper && !stopping) reviving = revive(keeper);
    });
  }
  watch();
  return {
    adopted,
    get pid() {
      return held.server.pid;
    },
    urlOf: (database) => urlFor(held.server.address, password, database),
    async stop() {
      stopping = true;
      await reviving;
      if (held.owner === undefined) return;
      await held.owner.end().catch(() => undefined);
      await endPostmaster(held.server.pid, cluster);
    },
  };
}

async function hold(
  options: EmbeddedOptions,
  binary: PostgresBinary,
  privilege: Privilege,
  password: string,
  known?: Address,
): Promise<Held> {
  const cluster = join(options.dataDir, 'postgres');
  const living = await findAnswering(cluster, binary, password);
  let server = living;
  if (server === undefined) {
    await clearLeftovers(cluster, join(options.dataDir, 'socket'));
    await ownFiles(cluster, privilege);
    const address = known ?? (await chooseAddress(options.dataDir, privilege));
    server = await launch(options, cluster, binary, privilege, password, address);
  }
  const owner = await becomeOwner(
    urlFor(server.address, password, 'postgres'),
    options.keeper === undefined ? 0 : OWNER_WITHIN_MS,
  );
  return { adopted: living !== undefined, server, owner };
}

/**
 * Returns the server of this data folder that outlived its parent, once it answers. A server that
 * ends in the meantime does not count: a killed one may still be in the process table.
 */
async function findAnswering(
  cluster: string,
  binary: PostgresBinary,
  password: string,
): Promise<Server | undefined> {
  const find = () => findLiving(cluster, binary.postgres);
  const living = await find();
  if (living === undefined) return undefined;
  const { pid, port, socketDir } = living;
  const address = socketDir.startsWith('/')
    ? { host: socketDir, port }
    : { host: '127.0.0.1', port };
  try {
    await answers(address, password, async () => (await find()) !== undefined);
  } catch (error) {
    if (await find()) throw error;
    return undefined;
  }
  return { address, pid };
}

async function keepPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres-password');
  const existingPassword = (await readFile(path, 'utf8').catch(() => '')).trim();
  if (existingPassword !== '') return existingPassword;
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, `${password}\n`, { mode: 0o600 });
  return password;
}

// The cluster is built in another folder and renamed, so that an interrupted first start leaves no
// half of one.
async function initialize(
  dataDir: string,
  cluster: string,
  binary: PostgresBinary,
  privilege: Privilege,
): Promise<void> {
  const building = join(dataDir, 'postgres.new');
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { mode: 0o700 });
  await ownFiles(building, privilege);
  const secret = join(building, 'password');
  await writeFile(secret, await readFile(join(dataDir, 'postgres-password')), { mode: 0o600 });
  if (privilege.uid !== undefined) await chown(secret, privilege.uid, privilege.gid ?? -1);
  const inside = join(building, 'cluster');
  await complete(binary.initdb, privilege, [
    `--pgdata=${inside}`,
    `--username=${USER}`,
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // The socket lies in a folder that only its owner may enter; the network asks for the password.
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-instructions',
  ]);
  await rename(inside, cluster);
  await rm(building, { recursive: true, force: true });
}

function complete(command: string, privilege: Privilege, args: string[]): Promise<void> {
  const child = start(command, privilege, args, 'pipe');
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${said}`)),
    );
  });
}

function start(
  command: string,
  privilege: Privilege,
  args: readonly string[],
  output: 'pipe' | number,
) {
  const [first = command, ...rest] = [...privilege.prefix, command, ...args];
  return spawn(first, rest, {
    // A session of its own: Ctrl-C reaches this process alone, which stops the server after its
    // last query.
    detached: true,
    stdio: ['ignore', output, output],
    uid: privilege.uid,
    gid: privilege.gid,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  });
}

async function launch(
  options: EmbeddedOptions,
  cluster: string,
  binary: PostgresBinary,
  privilege: Privilege,
  password: string,
  address: Address,
): Promise<Server> {
  const onSocket = address.host.startsWith('/');
  const fsync = options.fsync ?? true;
  const settings = {
    listen_addresses: onSocket ? '' : address.host,
    unix_socket_directories: onSocket ? address.host : '',
    unix_socket_permissions: '0700',
    port: String(address.port),
    max_connections: String(options.maxConnections ?? 100),
    shared_buffers: '128MB',
    jit: 'off',
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and refused rows hold personal data: the log names the fault and no more.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  const logPath = join(options.dataDir, 'postgres.log');
  const log = await open(logPath, 'a', 0o600);
  const child = start(
    binary.postgres,
    privilege,
    [
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    log.fd,
  );
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `it ended with ${code ?? signal}`;
  });
  await log.close();
  try {
    await answers(address, password, () => ended === undefined);
  } catch (error) {
    const tail = (await readFile(logPath, 'utf8')).split('\n').slice(-12).join('\n');
    if (child.pid !== undefined && ended === undefined) await endPostmaster(child.pid, cluster);
    throw new Error(`PostgreSQL did not start (${ended ?? 'no answer'}).\n${tail}`, {
      cause: error,
    });
  }
  child.unref();
  const pid = (await readPidFile(cluster))?.pid ?? child.pid;
  if (pid === undefined) throw new Error('PostgreSQL answered without a process id.');
  return { address, pid };
}

async function chooseAddress(dataDir: string, privilege: Privilege): Promise<Address> {
  const folder = join(dataDir, 'socket');
  const path = join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`);
  // The setting is a list with quoting of its own, so folders with odd names use the network too.
  const usable =
    process.platform !== 'win32' &&
    Buffer.byteLength(path) <= LONGEST_SOCKET_PATH &&
    /^[\w./-]+$/.test(folder);
  if (!usable) return { host: '127.0.0.1', port: await freePort() };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await ownFiles(folder, privilege);
  return { host: folder, port: SOCKET_PORT };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => {
        if (bound !== null && typeof bound === 'object') resolve(bound.port);
        else reject(new Error('no free port'));
      });
    });
  });
}

// A socket's folder goes into the query: as the host of an address it would not parse.
function urlFor(address: Address, password: string, database: string): string {
  return address.host.startsWith('/')
    ? `postgresql://${USER}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`
    : `postgresql://${USER}:${password}@${address.host}:${address.port}/${database}`;
}

// Replaying the log after a crash may take a while; a server that ended is not waited for.
async function answers(
  address: Address,
  password: string,
  stillRunning: () => boolean | Promise<boolean>,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString: urlFor(address, password, 'postgres') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!(await stillRunning()) || Date.now() > deadline) throw error;
      await wait(15);
    }
  }
}

/** Returns the connection that marks the owner, or undefined while another process has it. */
async function becomeOwner(url: string, within: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'yay-owner' });
  client.on('error', () => undefined);
  await client.connect();
  for (let waited = 0; ; waited += 50) {
    const { rows } = await client.query<{ owned: boolean }>(
      `select ${CONNECTION_LOCKS.owner} as owned`,
    );
    if (rows[0]?.owned) return client;
    if (waited >= within) break;
    await wait(50);
  }
  await client.end();
  return undefined;
}

/** Creates the database when the server does not have it yet. */
export async function ensureDatabase(server: EmbeddedDatabase, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return server.urlOf(name);
}
