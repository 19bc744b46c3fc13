export {
  connectDb,
  type Db,
  type DbOptions,
  type Queryable,
  type Tx,
  type TxOptions,
} from './db.ts';
export { constraintOf, isUniqueViolation } from './errors.ts';
export { type Listener, listen } from './listen.ts';
export { migrate, pendingMigrations } from './migrate.ts';
export type { DB } from './schema.gen.ts';
export { watchStatements } from './statements.ts';
export { together } from './together.ts';
export { asTimestamp } from './types.ts';
