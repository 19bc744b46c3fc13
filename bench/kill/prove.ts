import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';

import { type Server, startServer } from '../../e2e/support/server.ts';
import { byNetwork, readWeek, signIn } from '../lib/families.ts';
import { randomOf } from '../lib/random.ts';
import { MONDAY, NOW, withClient } from '../lib/worlds.ts';
import { brokenRules, checkAnswers, lastEvent } from './check-database.ts';
import { checkFamily } from './check-family.ts';
import { Parent } from './parent.ts';
import { kill, type Victim } from './processes.ts';

const FAMILIES = 8;
/** The number of families in which both parents save at the same time. */
const WITH_TWO_PARENTS = 2;
const SOONEST_MS = 20;
const LATEST_MS = 600;
const VICTIMS: readonly Victim[] = ['server', 'server and database'];

export interface Proof {
  kills: Record<Victim, number>;
  acknowledged: number;
  conflicts: number;
  /** Saves that a kill left without a response and that were retried. */
  resent: number;
  /** Milliseconds from the start command to the first healthy response, after each kill. */
  restarts: number[];
  problems: string[];
}

/**
 * Kills a server again and again while families save, and checks after each kill that no
 * acknowledged save is missing and none is partial. Ends at the first problem.
 */
export async function proveKills(options: {
  readonly dataDir: string;
  readonly times: number;
  readonly seed: number;
  /** The port of the server; 0 takes any free one. */
  readonly port: number;
  readonly onKill?: (number: number) => void;
}): Promise<Proof> {
  const { dataDir, times } = options;
  const random = randomOf(options.seed);
  const start = () =>
    startServer({
      databaseUrl: '',
      now: NOW,
      env: { DATA_DIR: dataDir },
      ...(options.port > 0 && { port: options.port }),
    });
  const portOf = () => Number(new URL(server.url).port);
  let server: Server = await start();
  try {
    // Joins the database that the server started and will stop.
    const database = await startEmbedded({ dataDir });
    const url = database.urlOf('yay');
    const parents = await withClient(url, async (client) => {
      const families = await signIn(client, FAMILIES);
      return firstParents(server, families, random);
    });
    const since = await withClient(url, lastEvent);
    const proof: Proof = {
      kills: { server: 0, 'server and database': 0 },
      acknowledged: 0,
      conflicts: 0,
      resent: 0,
      restarts: [],
      problems: await withClient(url, brokenRules),
    };
    const families = [...Map.groupBy(parents, ({ family }) => family.userId).values()];
    for (let number = 1; number <= times && proof.problems.length === 0; number += 1) {
      const saving = Promise.all(parents.map((parent) => parent.saveOn(portOf())));
      await wait(SOONEST_MS + random() * (LATEST_MS - SOONEST_MS));
      // The first runs take each victim once, later ones a random one.
      const victim = VICTIMS[number - 1] ?? (random() < 0.5 ? 'server' : 'server and database');
      await kill(server, victim, dataDir);
      proof.kills[victim] += 1;
      await saving;
      const from = performance.now();
      server = await start();
      proof.restarts.push(performance.now() - from);
      await withClient(url, async (client) => {
        proof.problems.push(...(await brokenRules(client)));
        for (const ofFamily of families) {
          const { problems, resent } = await checkFamily(portOf(), ofFamily);
          proof.problems.push(...problems);
          proof.resent += resent;
        }
        proof.problems.push(...(await checkAnswers(client, parents, since)));
      });
      options.onKill?.(number);
    }
    // Retried saves are checked after the next kill, and those of the last kill here.
    proof.problems.push(...(await withClient(url, brokenRules)));
    for (const { answered, conflicts } of parents) {
      proof.acknowledged += answered.size;
      proof.conflicts += conflicts;
    }
    return proof;
  } finally {
    await server.stop();
  }
}

async function firstParents(
  server: Server,
  families: Awaited<ReturnType<typeof signIn>>,
  random: () => number,
): Promise<Parent[]> {
  const parents: Parent[] = [];
  for (const [index, family] of families.entries()) {
    const calendar = await readWeek(byNetwork(server.url), family, MONDAY);
    const count = index < WITH_TWO_PARENTS ? 2 : 1;
    for (let parent = 0; parent < count; parent += 1) {
      parents.push(new Parent(family, calendar, random));
    }
  }
  return parents;
}
