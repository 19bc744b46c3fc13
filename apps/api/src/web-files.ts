import { fileURLToPath } from 'node:url';

/** Where the web application's build lies. */
export const WEB_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url));
