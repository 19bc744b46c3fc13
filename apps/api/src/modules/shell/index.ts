import { defineModule } from '../../platform/define-module.ts';
import { shellRoutes } from './shell.routes.ts';

export { matchPage } from './match-page.ts';
export { recordExists } from './record-exists.ts';
export { createShell, type ShellParts } from './render-shell.ts';
export { webBuild } from './web-build.ts';

export const manifest = defineModule({ routes: shellRoutes });
