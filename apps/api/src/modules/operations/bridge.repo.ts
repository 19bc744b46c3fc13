import type { BridgeDestination } from '@yay/contract/operations/values';
import type { Permission } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';

const LIVES = '1 minute';

export async function insertBridgeToken(
  source: Queryable,
  token: {
    readonly hash: Buffer;
    readonly userId: number;
    readonly sessionHash: Buffer;
    readonly destination: BridgeDestination;
  },
): Promise<void> {
  await source.query(
    'operations.insert_bridge_token',
    `insert into bridge_tokens (token_hash, user_id, session_hash, destination, expires_at)
     values ($1, $2, $3, $4, clock_timestamp() + interval '${LIVES}')`,
    [token.hash, token.userId, token.sessionHash, token.destination],
  );
}

export interface BridgeHolder {
  id: number;
  email: string;
  first: string;
  last: string;
  roles: string[];
  permissions: Permission[];
  session_hash: Buffer;
}

/** Uses the token up: of two at once, one gets it. Its owner must still be welcome. */
export async function takeBridgeToken(
  source: Queryable,
  hash: Buffer,
  destination: string,
): Promise<BridgeHolder | undefined> {
  const [holder] = await source.query<BridgeHolder>(
    'operations.take_bridge_token',
    `with taken as (
       update bridge_tokens set used_at = clock_timestamp()
       where token_hash = $1 and destination = $2 and used_at is null
         and expires_at > clock_timestamp()
       returning user_id, session_hash)
     select u.id, u.email, u.first, u.last, t.session_hash,
       array(select role from user_roles where user_id = u.id order by role) as roles,
       array(select distinct p.permission from user_roles r join role_permissions p using (role)
             where r.user_id = u.id) as permissions
     from taken t join users u on u.id = t.user_id
     where u.suspended_on is null and u.deleted_at is null`,
    [hash, destination],
  );
  return holder;
}

export async function forgetBridgeTokens(source: Queryable): Promise<void> {
  await source.query(
    'operations.forget_bridge_tokens',
    `delete from bridge_tokens where expires_at < clock_timestamp() - interval '1 hour'`,
  );
}
