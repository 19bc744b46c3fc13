// The product's promises about speed and about crashes:   npm run bench -- ordering [--city] |
// spike [--city] | first-load | kill [--times 20] | export   money [--runs 20] | settlement |
// billing | repeat [--lunchers 100000] [--workers 1] | item-grid | labels | idle   public-page
// [--rounds 8] | upload | label-kill [--times 20] | label-load | luncher-list | school-day | kiosk
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  ordering: () => import('./ordering.ts'),
  spike: () => import('./spike.ts'),
  'first-load': () => import('./first-load.ts'),
  kill: () => import('./kill.ts'),
  'luncher-list': () => import('./luncher-list.ts'),
  'label-kill': () => import('./label-kill.ts'),
  export: () => import('./export.ts'),
  money: () => import('./money.ts'),
  settlement: () => import('./settlement.ts'),
  billing: () => import('./billing.ts'),
  blackout: () => import('./blackout.ts'),
  repeat: () => import('./repeat.ts'),
  'item-grid': () => import('./item-grid.ts'),
  'label-load': () => import('./label-load.ts'),
  labels: () => import('./labels.ts'),
  idle: () => import('./idle.ts'),
  'public-page': () => import('./public-page.ts'),
  kiosk: () => import('./kiosk.ts'),
  'school-day': () => import('./school-day.ts'),
  upload: () => import('./upload.ts'),
};

interface Bench {
  /** False when something that is promised was not reached. */
  run(args: string[]): Promise<boolean>;
}

const [name = '', ...args] = process.argv.slice(2);
const load = BENCHES[name];
if (load === undefined) {
  console.error(`npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}
const { run } = await load();
process.exit((await run(args)) ? 0 : 1);
