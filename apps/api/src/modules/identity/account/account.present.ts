import type { Account, OwnSession } from '@yay/contract/identity/account';
import type { SessionLimit } from '@yay/domain/access';
import { instant, toIso } from '@yay/domain/time';
import type { Actor } from '../../../platform/http/index.ts';
import { fullName } from '../identity.present.ts';
import type { OwnSessionRow } from '../sessions.repo.ts';
import type { AccountDetails } from './account.repo.ts';
import { deviceOf } from './device.ts';

const HOUR_MS = 3_600_000;

export function presentAccount(row: AccountDetails, actor: Actor): Account {
  const { last_superadmin, created_at, password_changed_at, ...details } = row;
  const own = actor.impersonatorId === null;
  return {
    ...details,
    full_name: fullName(row),
    created_at: toIso(created_at),
    password_changed_at: password_changed_at === null ? null : toIso(password_changed_at),
    abilities: {
      change_sign_in: own,
      delete: own && !last_superadmin,
      order: actor.permissions.has('user:lunch_calendar'),
    },
  };
}

export function presentSession(
  row: OwnSessionRow,
  currentHash: Buffer,
  limit: SessionLimit,
): OwnSession {
  return {
    id: row.id,
    current: row.token_hash.equals(currentHash),
    ...deviceOf(row.user_agent),
    ip: row.ip,
    created_at: toIso(row.created_at),
    last_seen_at: toIso(row.last_seen_at),
    idle_hours: limit.idle / HOUR_MS,
    ends_at: toIso(instant(Math.min(row.expires_at, row.created_at + limit.absolute))),
    acting_as: row.acting_as,
  };
}
