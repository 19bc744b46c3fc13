import type { Queryable } from '../../platform/db/index.ts';

export interface FamilyRow {
  readonly id: number;
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly locale: 'en' | 'es';
  readonly deleted: boolean;
}

const COLUMNS = 'id, first, last, email, locale, deleted_at is not null as deleted';

export async function familyOf(source: Queryable, id: number): Promise<FamilyRow | undefined> {
  const [row] = await source.query<FamilyRow>(
    'credit.family',
    `select ${COLUMNS} from users where id = $1`,
    [id],
  );
  return row;
}

/** Returns the families of addresses in small letters. */
export const familiesOf = (source: Queryable, emails: readonly string[]): Promise<FamilyRow[]> =>
  source.query<FamilyRow>(
    'credit.families',
    `select ${COLUMNS} from users where email = any($1::text[]) and deleted_at is null`,
    [emails],
  );

export const fullName = ({ first, last }: Pick<FamilyRow, 'first' | 'last'>): string =>
  `${first} ${last}`;
