import { useQuery } from '@tanstack/react-query';
import type { GoLunches as Kept } from '@yay/contract/go-lunches/calls';
import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Item } from '@yay/contract/schedule/catalogue';
import { ALLERGENS, type Property } from '@yay/domain/allergy';
import { type PlainDate, plainDate } from '@yay/domain/calendar';
import { Avatar } from '@yay/ui/avatar';
import { Button } from '@yay/ui/button';
import { FoodFrame } from '@yay/ui/food-frame';
import { ShieldExclamationIcon, ShoppingBagIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { Tag } from '@yay/ui/tag';
import { useTranslations } from 'use-intl/react';
import { goLunchesQuery, goOrdersQuery } from '../api/go-lunches.ts';
import { allergyProblem } from '../model/problem.ts';
import { dayAt, type WeekIndex } from '../model/week-index.ts';
import { GO_TITLE, OrderGo, useGoDeed } from './order-go.tsx';
import { dateShort, dayLong, listed, usd, usePropertyName } from './say.ts';

/** Shows the grab-and-go lunches of the week, and those that the children's schools keep ready. */
export function GoLunches({ index }: { index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.go');
  const { week } = index;
  const address = { userId: week.user.id, monday: week.mondayOfWeek };
  const ready = useQuery(goLunchesQuery(address));
  const orders = useQuery(goOrdersQuery(address));
  if (ready.isError || orders.isError) {
    return (
      <Notice
        tone="danger"
        live="alert"
        action={
          <Button
            kind="line"
            size="sm"
            onClick={() => {
              void ready.refetch();
              void orders.refetch();
            }}
          >
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Notice>
    );
  }
  if (!ready.data || !orders.data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="7rem" />
      </SkeletonGroup>
    );
  }
  return (
    <section className="go" aria-labelledby={GO_TITLE}>
      <h2 id={GO_TITLE} tabIndex={-1}>
        {t('title')}
      </h2>
      <Ordered week={orders.data} index={index} />
      {ready.data.data.map((kept) => (
        <Ready key={kept.id} kept={kept} index={index} />
      ))}
      <SchoolsWithout ready={ready.data.data} index={index} />
    </section>
  );
}

function Ordered({ week, index }: { week: WeekIndex['week']; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.go');
  const lines = week.lunchers.flatMap((luncher) =>
    Object.entries(week.grab_and_go?.[luncher.id] ?? {}).map(([date, order]) => ({
      luncher,
      date: plainDate(date),
      order,
      item: week.items.find(({ id }) => id === order.item_id),
    })),
  );
  if (lines.length === 0) return <p className="go-hint">{t('none')}</p>;
  return (
    <ul className="go-orders">
      {lines.map(({ luncher, date, order, item }) => (
        <OrderedLine
          key={order.order_id}
          luncher={luncher}
          date={date}
          total={order.total}
          name={item?.names.primary ?? ''}
          index={index}
        />
      ))}
    </ul>
  );
}

function OrderedLine({
  luncher,
  date,
  total,
  name,
  index,
}: {
  luncher: Luncher;
  date: PlainDate;
  total: number;
  name: string;
  index: WeekIndex;
}) {
  const t = useTranslations('calendar-choosing.go');
  const deed = useGoDeed(index);
  const { first } = luncher;
  const day = dayAt(index, { luncherId: String(luncher.id), date });
  const mayGo = day?.orderable || day?.removable || day?.closed_code === 'no_menu';
  return (
    <li className={`kid-${luncher.color}`}>
      <Avatar name={first} />
      <span className="go-main">
        <b>{name}</b>
        <small>{`${first}, ${dayLong(date)}, ${dateShort(date)}`}</small>
        <Tag tone="info" icon={<ShoppingBagIcon />}>
          {t('mark')}
        </Tag>
      </span>
      <span className="num">{usd(total)}</span>
      {mayGo && (
        <Button
          kind="quiet"
          size="sm"
          loading={deed.isPending}
          aria-label={t('removeItem', { item: name, child: first, day: dayLong(date) })}
          onClick={() =>
            deed.run(
              { luncherId: luncher.id, date, itemId: null, lateFee: 0, total: 0 },
              t('removed', { child: first, day: dayLong(date) }),
            )
          }
        >
          {t('remove')}
        </Button>
      )}
      {deed.problem && (
        <Notice tone="danger" live="alert">
          {deed.problem}
        </Notice>
      )}
    </li>
  );
}

function Ready({ kept, index }: { kept: Kept; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.go');
  return (
    <div className="go-ready">
      <h3>
        {t('ready', { school: kept.destination.name })}
        {kept.ends_on && <small>{t('until', { date: dateShort(kept.ends_on) })}</small>}
      </h3>
      <ul>
        {kept.items.map((item) => (
          <GoItem key={item.id} item={item} kept={kept} index={index} />
        ))}
      </ul>
    </div>
  );
}

function GoItem({ item, kept, index }: { item: Item; kept: Kept; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.go');
  const nameOf = usePropertyName();
  const named = (value: 'yes' | 'unverified'): Property[] =>
    ALLERGENS.filter((allergen) => (item.properties[allergen] ?? 'unverified') === value);
  const contains = named('yes').map(nameOf);
  const unverified = named('unverified').map(nameOf);
  const part = {
    kind: item.meta.is_extra ? ('extra' as const) : ('entree' as const),
    id: item.id,
    name: item.names.primary,
    properties: item.properties,
  };
  const isSafe = (id: number) => {
    const luncher = index.lunchers.get(String(id));
    return luncher === undefined || allergyProblem(luncher, [part]) === null;
  };
  const notFor = kept.luncher_ids
    .filter((id) => !isSafe(id))
    .map((id) => index.lunchers.get(String(id))?.first ?? '');
  return (
    <li className={notFor.length > 0 ? 'is-no' : undefined}>
      <FoodFrame src={item.picture} tint={item.tint} />
      <span className="go-main">
        <b>{item.names.primary}</b>
        <small>
          {contains.length > 0 && t('contains', { list: contains.join(', ') })}
          {contains.length === 0 && unverified.length === 0 && t('containsNothing')}
          {unverified.length > 0 && ` ${t('unverified', { list: unverified.join(', ') })}`}
        </small>
        {notFor.length > 0 && (
          <Tag tone="danger" icon={<ShieldExclamationIcon />}>
            {t('notFor', { children: listed(notFor) })}
          </Tag>
        )}
      </span>
      <span className="num">{usd(item.price)}</span>
      <OrderGo item={item} kept={kept} luncherIds={kept.luncher_ids.filter(isSafe)} index={index} />
    </li>
  );
}

function SchoolsWithout({ ready, index }: { ready: readonly Kept[]; index: WeekIndex }) {
  const t = useTranslations('calendar-choosing.go');
  const schools = new Map(
    [...index.lunchers.values()].map(({ grade }) => [grade.destination.id, grade.destination.name]),
  );
  return [...schools]
    .filter(([id]) => !ready.some((kept) => kept.destination.id === id))
    .map(([id, school]) => (
      <p key={id} className="go-hint">
        {t('readyNone', { school })}
      </p>
    ));
}
