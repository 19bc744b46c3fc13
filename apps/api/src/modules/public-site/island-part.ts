import { FIRST_DATA_ID, type FirstData } from '@yay/contract/shell/first-data';
import { escapeText as e } from '../../platform/http/index.ts';
import { scriptJson } from './script-json.ts';

/** The files of a part of the web application: what starts it, and everything that it loads first. */
export interface IslandFiles {
  readonly script: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const islandData = (data: FirstData): string =>
  `<script type="application/json" id="${FIRST_DATA_ID}">${scriptJson(data)}</script>`;

/**
 * The place of a part of the web application, with what stands there until it has come. The site's
 * script loads it once the page is drawn, so that reading never waits for it.
 */
export const islandPlace = (
  { script, scripts, styles }: IslandFiles,
  kind: string,
  html: string,
): string => {
  const list = (files: readonly string[]) => e(files.map((file) => `/${file}`).join(' '));
  return `<div id="island" data-kind="${e(kind)}" data-script="/${e(script)}" data-scripts="${list(scripts)}" data-styles="${list(styles)}">${html}</div>`;
};
