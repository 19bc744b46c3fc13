import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_FILES } from './web-files.ts';

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

let version: string | undefined;

/**
 * Returns the version of this release: two builds of the web application are never called the same.
 */
export function appVersion(): string {
  version ??= [manifest.version, webBuildMark()].filter(Boolean).join('-');
  return version;
}

/** Its first page names files by their content, and those the others: any change shows in it. */
function webBuildMark(): string | undefined {
  try {
    const html = readFileSync(join(WEB_FILES, 'index.html'));
    return createHash('sha256').update(html).digest('hex').slice(0, 8);
  } catch {
    // Not built, as in development.
    return undefined;
  }
}
