import { boot } from './boot.ts';
import { giveWay } from './give-way.ts';
import { BadSettings, isDemoEnvironment, readConfig } from './platform/config/index.ts';

/** The longest that a clean stop may take before the process ends regardless, in milliseconds. */
const STOP_WITHIN = 4_800;

export async function main(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<void> {
  try {
    const config = readConfig(env);
    if (config.role === 'worker') giveWay();
    const signalled = firstSignal();
    const running = await boot(config);
    if (running.address !== undefined) {
      const address = config.publicUrl ?? `http://localhost:${new URL(running.address).port || 80}`;
      console.log(`\n${config.product.name} is ready at ${address}\n`);
      if (isDemoEnvironment(config.environment)) await printSignIns(address);
    }
    await signalled;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await running.stop();
    process.exit(0);
  } catch (error) {
    console.error(explained(error));
    process.exit(1);
  }
}

function explained(error: unknown): unknown {
  if (error instanceof BadSettings) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return 'Another program already answers on this port: stop it, or set PORT to another number.';
  }
  return error;
}

// Listened for from the first moment: a signal during the start stops the parts already started.
function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}

async function printSignIns(address: string): Promise<void> {
  const { DEMO_KIOSK_TOKEN, DEMO_PASSWORD, demoSignIns } = await import('@yay/seeds/demo');
  const { words } = await import('@yay/words/identity/en');
  const { people } = words.demo;
  const width = Math.max(...demoSignIns.map(({ email }) => email.length));
  console.log(`Sign in with the password ${DEMO_PASSWORD} as\n`);
  for (const { email, who } of demoSignIns) {
    console.log(`  ${email.padEnd(width)}  ${people[who].note}`);
  }
  console.log(`\nA tablet that hands out lunch: ${address}/kiosk#${DEMO_KIOSK_TOKEN}\n`);
}

if (import.meta.main) await main();
