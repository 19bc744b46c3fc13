export { isNameOf } from './is-name-of.ts';
export { plainName } from './plain-name.ts';
export { isOwnPath, isSafeLink } from './safe-link.ts';
export { idOfSlug, slugWithId } from './slug-with-id.ts';
export { slugify } from './slugify.ts';
