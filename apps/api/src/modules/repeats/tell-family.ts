import type { DayRefusalCode } from '@yay/contract/codes';
import type { PlainDate } from '@yay/domain/calendar';
import { languageOf } from '../../facts/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';

interface Untold {
  luncher_id: number;
  first: string;
  date: PlainDate;
  code: DayRefusalCode;
  item: string | null;
}

/** One letter about everything that the repeats of a family skipped and nobody told it of yet. */
export async function tellFamily(tx: Tx, letters: Letters, userId: number): Promise<void> {
  const days = await takeUntold(tx, userId);
  if (days.length === 0) return;
  const [family] = await tx.query<{
    first: string;
    email: string;
    locale: 'en' | 'es';
    gone: boolean;
  }>(
    'repeats.family',
    `select first, email, locale, deleted_at is not null as gone from users where id = $1`,
    [userId],
  );
  if (family === undefined || family.gone) return;
  const { first, email, locale } = family;
  const ids = [...new Set(days.map((day) => day.luncher_id))];
  await letters.post(
    tx,
    'repeat_report',
    { userId, email, locale },
    {
      first,
      lunchers: ids.map((id) => {
        const own = days.filter((day) => day.luncher_id === id);
        return {
          name: own[0]?.first ?? '',
          days: own.map(({ date, code, item }) => ({ date, code, item: item ?? '' })),
        };
      }),
    },
  );
}

/** Marks them told. Of two that ask at once, one gets them. */
const takeUntold = (tx: Tx, userId: number): Promise<Untold[]> =>
  tx.query<Untold>(
    'repeats.take_untold',
    `with told as (
       update repeat_dates x set told_at = app_now()
       from lunchers l
       where l.id = x.luncher_id and l.user_id = $1 and x.told_at is null
       returning x.luncher_id, l.first, l.deleted_at, x.date, x.outcome, x.code
     )
     select t.luncher_id, t.first, t.date, t.code,
       said_in(${languageOf('$1')}, i.name, i.name_es) as item
     from told t
     left join repeat_meals rm on rm.luncher_id = t.luncher_id
       and rm.weekday = extract(isodow from t.date)
     left join items i on i.id = rm.item_id
     where t.outcome = 'skipped' and t.deleted_at is null
     order by t.luncher_id, t.date`,
    [userId],
  );
