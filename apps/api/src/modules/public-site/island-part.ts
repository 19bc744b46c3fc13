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
 * The place of a part of the web application, with what stands there until it has come. Its sheets are
 * known before it comes, so that the page is dressed once; what is above it is shown without them. The
 * site's script loads it once the page is drawn, so that reading never waits for it.
 */
export const islandPlace = ({ scripts, styles }: IslandFiles, html: string): string => {
  const at = (file: string) => e(`/${file}`);
  const sheets = styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`).join('');
  return `${sheets}<div id="island" data-scripts="${scripts.map(at).join(' ')}">${html}</div>`;
};
