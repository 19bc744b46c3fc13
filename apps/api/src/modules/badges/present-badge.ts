import type { Badge, ReaderRecord } from '@yay/contract/badges/calls';
import { toIso } from '@yay/domain/time';
import type { BadgeRow } from './badges.repo.ts';
import type { ReaderRow } from './readers.repo.ts';

export const presentBadge = ({ id, format, number, assigned_at, ended_at }: BadgeRow): Badge => ({
  id,
  format,
  number,
  assigned_at: toIso(assigned_at),
  ended_at: ended_at === null ? null : toIso(ended_at),
});

export const presentReader = ({ id, name, formats }: ReaderRow): ReaderRecord => ({
  id,
  name,
  formats,
});
