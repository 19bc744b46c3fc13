import type { LimitRule } from '../../platform/limits/index.ts';

/** Every attempt, refused ones included; a school's office writes behind one router. */
export const POSTS_BY_ADDRESS: LimitRule = { name: 'requests.posts', points: 60, seconds: 600 };
/** Forms that are kept and mailed, and not only posted. */
export const KEPT_BY_ADDRESS: LimitRule = { name: 'requests.kept', points: 12, seconds: 3_600 };
/** A confirmation goes to this address, which may be somebody else's. */
export const KEPT_BY_EMAIL: LimitRule = { name: 'requests.email', points: 4, seconds: 86_400 };
/** However many networks a robot has, nobody reads more than that. */
export const KEPT_IN_ALL: LimitRule = { name: 'requests.all', points: 300, seconds: 3_600 };
/** Names of schools are looked up while somebody types. */
export const NAMES_BY_ADDRESS: LimitRule = { name: 'requests.names', points: 240, seconds: 600 };
