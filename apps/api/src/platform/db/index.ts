export {
  connectDb,
  type Db,
  type DbOptions,
  type Queryable,
  type Tx,
  type TxOptions,
} from './db.ts';
export { constraintOf, isUniqueViolation, Overtaken } from './errors.ts';
export { type Listener, listen } from './listen.ts';
export { CONNECTION_LOCKS, LOCKS } from './locks.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export { openProbe } from './probe.ts';
export { watchStatements } from './statements.ts';
export { together } from './together.ts';
export { asTimestamp } from './types.ts';
