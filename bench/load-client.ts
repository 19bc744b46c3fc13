import { randomBytes } from 'node:crypto';
import { weekBody } from './lib/choices.ts';
import { calendarPath, headersOf, savePath, type TwoWeeks } from './lib/families.ts';
import type { Order, Outcome, Reply, Run, Target } from './lib/load.ts';
import { openWire, type Wire } from './lib/wire.ts';
import { MONDAY } from './lib/worlds.ts';

// The process that sends the load: a fixed number of connections, each with families of its own and
// one request under way at a time.
let targets: readonly Target[] = [];

process.on('message', async (order: Order) => {
  if ('targets' in order) {
    targets = order.targets;
    return;
  }
  let reply: Reply;
  try {
    reply = { done: await load(order.run) };
  } catch (error) {
    reply = { failed: (error as Error).message };
  }
  process.send?.(reply);
});

interface Saver {
  readonly family: TwoWeeks;
  version: number;
  next: 0 | 1;
}

async function load({ target: name, kind, requests, connections }: Run): Promise<Outcome> {
  const target = targets.find((one) => one.name === name);
  if (target === undefined) throw new Error(`no target ${name}`);
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(target.port)));
  const own = wires.map((_, lane) =>
    target.families.filter((_family, index) => index % connections === lane),
  );
  const savers =
    kind === 'save'
      ? await Promise.all(wires.map((wire, lane) => findVersions(wire, own[lane] ?? [])))
      : [];

  if (kind === 'known') {
    await Promise.all(wires.map((wire, lane) => findRevisions(wire, own[lane] ?? [])));
  }

  const latencies: number[] = [];
  let bytes = 0;
  let sent = 0;
  const started = performance.now();
  await Promise.all(
    wires.map(async (wire, lane) => {
      for (let turn = 0; sent < requests; turn += 1) {
        sent += 1;
        const from = performance.now();
        const length = await request(wire, kind, turn, own[lane] ?? [], savers[lane] ?? []);
        latencies.push(performance.now() - from);
        bytes += length;
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const wire of wires) wire.close();
  return { seconds, bytes, latencies };
}

async function request(
  wire: Wire,
  kind: Run['kind'],
  turn: number,
  families: readonly TwoWeeks[],
  savers: readonly Saver[],
): Promise<number> {
  const family = families[turn % families.length];
  const saver = savers[turn % savers.length];
  if (kind === 'save') {
    if (saver === undefined) throw new Error('more connections than families');
    return saveNext(wire, saver);
  }
  if (family === undefined) throw new Error('more connections than families');
  if (kind === 'floor') return succeed(await wire.send('GET', `/users/${family.userId}`, {}));
  const { path } = readOf(family);
  const known = kind === 'known' ? `&knownMenus=${revisions.get(family.token)}` : '';
  const answer = await wire.send('GET', `${path}${known}`, headersOf(readOf(family)));
  if (kind === 'known' && answer.body.includes('"itemMenus"')) {
    throw new Error('a client was told the menus that it named');
  }
  return succeed(answer);
}

/** Of each family's menus, as the client keeps them from its first read on. */
const revisions = new Map<string, string>();

async function findRevisions(wire: Wire, families: readonly TwoWeeks[]): Promise<void> {
  for (const family of families) {
    if (revisions.has(family.token)) continue;
    const { path } = readOf(family);
    const answer = await wire.send('GET', path, headersOf(readOf(family)));
    succeed(answer);
    revisions.set(family.token, JSON.parse(answer.body.toString()).menus_revision);
  }
}

const readOf = ({ token }: TwoWeeks) =>
  ({ method: 'GET', path: calendarPath(MONDAY), token }) as const;

/** Loads the version of each week once; later ones are known from the responses of saves. */
async function findVersions(wire: Wire, families: readonly TwoWeeks[]): Promise<Saver[]> {
  const savers: Saver[] = [];
  for (const family of families) {
    const { status, body } = await wire.send(
      'GET',
      calendarPath(MONDAY),
      headersOf(readOf(family)),
    );
    if (status !== 200) throw new Error(`a week was answered by ${status}`);
    const { version, selections } = JSON.parse(body.toString());
    const [first] = family.weeks[0];
    const saved = first && selections[first.luncherId]?.[first.date]?.item_id;
    savers.push({ family, version, next: saved === first?.meal.entreeId ? 1 : 0 });
  }
  return savers;
}

async function saveNext(wire: Wire, saver: Saver): Promise<number> {
  const { family, version, next } = saver;
  const key = randomBytes(12).toString('hex');
  const body = weekBody(MONDAY, version, family.weeks[next]);
  const call = {
    method: 'PUT',
    path: savePath(family.userId),
    token: family.token,
    body,
    key,
  } as const;
  const answer = await wire.send(call.method, call.path, headersOf(call), JSON.stringify(body));
  const length = succeed(answer);
  saver.version += 1;
  saver.next = next === 0 ? 1 : 0;
  return length;
}

function succeed({ status, body }: Awaited<ReturnType<Wire['send']>>): number {
  if (status !== 200) throw new Error(`answered by ${status}: ${body.toString().slice(0, 500)}`);
  return body.length;
}
