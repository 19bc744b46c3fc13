import { FIRST_DATA_ID, type FirstData } from '@yay/contract/shell/first-data';
import { escapeText as e } from '../../platform/http/index.ts';
import { scriptJson } from './script-json.ts';

/** The files of a part of the web application: scripts each after those that it needs, the last of which starts it. */
export interface IslandFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const islandData = (data: FirstData): string =>
  `<script type="application/json" id="${FIRST_DATA_ID}">${scriptJson(data)}</script>`;

/**
 * The place of a part of the web application, with what stands there until it has come. The site's
 * script loads it once the page is drawn, so that reading never waits for it.
 */
export const islandPlace = ({ scripts, styles }: IslandFiles, html: string): string => {
  const list = (files: readonly string[]) => e(files.map((file) => `/${file}`).join(' '));
  return `<div id="island" data-scripts="${list(scripts)}" data-styles="${list(styles)}">${html}</div>`;
};
