// Each of these takes a lock without the ladder, and `check.ts` has to find every one of them.
export const planted = [
  'select from orders where id = $1 for update',
  'select from orders where id = $1 FOR NO KEY UPDATE of orders',
  `select from orders
   where id = $1 for
   share skip locked`,
  'select from orders where id = $1 for key share',
  'select pg_advisory_xact_lock($1, $2)',
  'select pg_try_advisory_lock($1)',
  'lock table orders in share mode',
];

// Neither of these takes a lock.
export const innocent = [
  'A price that is for sharing, and one for updates.',
  // The menu is kept for update-menu.ts.
  'pg_locks',
];
