import { ensureBrowser } from './lib/browser.ts';
import { runTool } from './lib/run.ts';

// Every page in its states, at both widths and in both themes, into the folder pictures/.
const { code } = await runTool(
  'playwright',
  ['test', '--project=pictures', ...process.argv.slice(2)],
  {
    show: true,
    env: { CHROMIUM_PATH: await ensureBrowser() },
  },
);
process.exitCode = code;
