import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool } from '../../scripts/lib/run.ts';
import type { RecordedFamily, Statement } from './record-save.ts';
import { withClient } from './worlds.ts';

const run = promisify(execFile);

/** A client saves for a family this many times, then for its next one. */
const SAVES_PER_FAMILY = 10;

/** Finds pgbench, or installs Debian's where that is possible; undefined without one. */
export async function findPgbench(): Promise<string | undefined> {
  const found = await installed();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return found;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { env });
  await runTool('apt-get', ['install', '-y', '-qq', 'postgresql-contrib'], { env });
  return installed();
}

async function installed(): Promise<string | undefined> {
  const releases = await readdir('/usr/lib/postgresql').catch(() => []);
  const folders = [
    ...releases
      .sort((a, b) => Number(b) - Number(a))
      .map((one) => `/usr/lib/postgresql/${one}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
}

export interface Pgbench {
  /** Runs the script; returns the number of saves and their rate per second. */
  run(clients: number, seconds: number): Promise<{ saves: number; rate: number }>;
  stop(): Promise<void>;
}

/**
 * Prepares the floor of the save: the exact statements of a save, sent by pgbench for one family
 * after another, without decisions, prices and HTTP.
 */
export async function preparePgbench(
  command: string,
  url: string,
  recorded: readonly RecordedFamily[],
  clients: number,
): Promise<Pgbench> {
  const families = ofOneShape(recorded);
  const slots = Math.floor(families.length / clients);
  if (slots === 0) throw new Error('too few families were recorded');
  const { script, columns } = scriptOf(families);
  await layParameters(url, columns, families, { clients, slots });

  const folder = await mkdtemp(join(tmpdir(), 'yay-pgbench-'));
  const path = join(folder, 'save.sql');
  await writeFile(path, script);
  const { searchParams, hostname, port, username, password, pathname } = new URL(url);
  return {
    async run(count, seconds) {
      const { stdout, stderr } = await run(
        command,
        [
          ...['--no-vacuum', '--protocol=prepared', `--file=${path}`],
          ...[`--client=${count}`, '--jobs=1', `--time=${seconds}`],
          ...['--define=turn=0', `--define=slots=${slots}`, pathname.slice(1)],
        ],
        {
          env: {
            ...process.env,
            PGHOST: searchParams.get('host') ?? hostname,
            PGPORT: searchParams.get('port') ?? port,
            PGUSER: username,
            PGPASSWORD: decodeURIComponent(password),
            PGOPTIONS: '-c timezone=UTC',
          },
        },
      );
      const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
      const saves = Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]);
      if (!(rate > 0 && saves > 0) || /error|aborted/i.test(stderr)) {
        throw new Error(`pgbench failed:\n${stdout}\n${stderr}`);
      }
      return { saves, rate };
    },
    async stop() {
      await rm(folder, { recursive: true, force: true });
      await withClient(url, (client) => client.query('drop table bench_parameters'));
    },
  };
}

const shapeOf = ({ saves }: RecordedFamily) =>
  JSON.stringify(saves.map((save) => save.map(({ text, values }) => [text, values.map(isNull)])));
const isNull = (value: unknown) => value === null || value === undefined;

/**
 * Returns the families whose saves have the most common list of statements, since a script has one.
 */
function ofOneShape(recorded: readonly RecordedFamily[]): RecordedFamily[] {
  const shapes = [...Map.groupBy(recorded, shapeOf).values()];
  return shapes.sort((a, b) => b.length - a.length)[0] ?? [];
}

const columnOf = (save: number, statement: number, value: number) =>
  `p_${save}_${statement}_${value}`;

function scriptOf([first]: readonly RecordedFamily[]): { script: string; columns: string[] } {
  if (first === undefined) throw new Error('no family was recorded');
  const columns: string[] = [];
  const [one, other] = first.saves.map((save, index) => {
    const key = keyOf(save);
    return save.map(({ text, values }, at) => {
      // pgbench would take a parameter that a comment names, as that of a lock does, for one more.
      const bare = text.replaceAll(/\/\*.*?\*\//g, '');
      const filled = bare.replaceAll(/\$(\d+)/g, (_whole, number: string) => {
        const value = values[Number(number) - 1];
        if (isNull(value)) return 'null';
        if (value === key) return ':key';
        const column = columnOf(index, at, Number(number));
        if (!columns.includes(column)) columns.push(column);
        return `:${column}`;
      });
      return `${filled};`;
    });
  });
  const script = `
\\set turn :turn + 1
\\if :turn % ${SAVES_PER_FAMILY} = 1
\\set slot (:turn / ${SAVES_PER_FAMILY}) % :slots
select ${columns.join(', ')} from bench_parameters where client = :client_id and slot = :slot
\\gset
\\endif
\\set key random(100000000000, 999999999999)
\\if :turn % 2 = 1
${one?.join('\n')}
\\else
${other?.join('\n')}
\\endif
`;
  return { script, columns };
}

/** Returns the idempotency key of a save, the only value that must differ each time. */
function keyOf(save: readonly Statement[]): unknown {
  const kept = save.find(({ text }) => text.includes('insert into idempotency_keys'));
  const column = /values \(\$\d+, \$(\d+)/.exec(kept?.text ?? '')?.[1];
  const key = kept?.values[Number(column) - 1];
  if (typeof key !== 'string') throw new Error('the save was recorded without its key');
  return key;
}

async function layParameters(
  url: string,
  columns: readonly string[],
  families: readonly RecordedFamily[],
  { clients, slots }: { readonly clients: number; readonly slots: number },
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('drop table if exists bench_parameters');
    await client.query(
      `create table bench_parameters (client int, slot int, ${columns
        .map((column) => `${column} text`)
        .join(', ')}, primary key (client, slot))`,
    );
    for (let index = 0; index < clients * slots; index += 1) {
      const family = families[index];
      const values = columns.map((column) => {
        const [save = 0, statement = 0, value = 0] = column.split('_').slice(1).map(Number);
        return asText(family?.saves[save]?.[statement]?.values[value - 1]);
      });
      await client.query(
        `insert into bench_parameters values ($1, $2, ${columns.map((_, at) => `$${at + 3}`).join(', ')})`,
        [index % clients, Math.floor(index / clients), ...values],
      );
    }
    await client.query('analyze bench_parameters');
  });
}

/** Formats a value as the driver sends it. */
function asText(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(asElement).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asElement(value: unknown): string {
  if (isNull(value)) return 'NULL';
  return typeof value === 'string' ? JSON.stringify(value) : asText(value);
}
