import { fileURLToPath } from 'node:url';

/** The folder of the web application's build. */
export const WEB_FILES = fileURLToPath(new URL('../../web/dist', import.meta.url));
