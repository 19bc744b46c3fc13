import { useQuery } from '@tanstack/react-query';
import { REVIEW_GROUPS } from '@yay/contract/review-kinds';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { useLocale, useTranslations } from 'use-intl';
import { placesQuery } from '../api/reviews-query.ts';
import type { Asked } from '../model/asked.ts';

/** Changes what the address says; a page number goes with everything else. */
export type Ask = (next: Readonly<Record<string, string | undefined>>) => void;

const LAST_DAYS = [7, 28, 84, 364];

/** Which reviews are counted; all of it stands in the address. */
export function ReviewsFilters(props: { asked: Asked; today: PlainDate; ask: Ask }) {
  const { asked, today, ask } = props;
  const t = useTranslations('reviews');
  const locale = useLocale();
  return (
    <section className="reviews-filters" aria-label={t('filters')}>
      <DateRangePicker
        kind="admin"
        label={t('dates')}
        locale={locale}
        value={{ from: asked.from, to: asked.to }}
        presets={LAST_DAYS.map((days) => ({
          label: t('lastDays', { days }),
          range: { from: addDays(today, 1 - days), to: today },
        }))}
        texts={{
          none: t('pickDays'),
          clear: t('clearDays'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
        onApply={(next) => ask({ dates: next ? `${next.from}~${next.to}` : undefined })}
      />
      <Places asked={asked} ask={ask} />
      {asked.item === undefined && (
        <Segmented
          label={t('group')}
          options={REVIEW_GROUPS.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
          value={asked.group}
          onChange={(group) => ask({ group })}
        />
      )}
    </section>
  );
}

function Places({ asked, ask }: { asked: Asked; ask: Ask }) {
  const t = useTranslations('reviews');
  const { data: places } = useQuery(placesQuery);
  const schools = places?.schools.filter(
    (school) => asked.market === undefined || String(school.market_id) === asked.market,
  );
  const choices = [
    ['market', t('market'), t('everyMarket'), places?.markets],
    ['school', t('school'), t('everySchool'), schools],
    ['vendor', t('vendor'), t('everyVendor'), places?.vendors],
  ] as const;
  return choices.map(([name, label, every, options]) => (
    <NativeSelect
      key={name}
      label={label}
      className="reviews-place"
      value={asked[name] ?? ''}
      onChange={({ target }) =>
        ask({
          [name]: target.value || undefined,
          // A school belongs to one market.
          ...(name === 'market' && { school: undefined }),
        })
      }
    >
      <option value="">{every}</option>
      {asked[name] && !options && <option value={asked[name]}>…</option>}
      {options?.map(({ id, name: shown }) => (
        <option key={id} value={id}>
          {shown}
        </option>
      ))}
    </NativeSelect>
  ));
}
