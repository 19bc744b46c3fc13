// Plain JavaScript, so that an old Node gets as far as the sentence below.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`This needs Node 24; the one that runs is ${process.version}.`);
  process.exit(1);
}

// What is read at every start is compiled once, for the processes that this one starts as well.
const { enableCompileCache } = await import('node:module');
process.env.NODE_COMPILE_CACHE ??= new URL(
  '../node_modules/.cache/compiled',
  import.meta.url,
).pathname;
enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { ensureWebBuild } = await import('./lib/web-build.ts');
const { main } = await import('../apps/api/src/main.ts');
try {
  if (process.env.ROLE !== 'worker') await ensureWebBuild();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await main();
