import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '@yay/contract/calendar/calls';
import type { GoLunches } from '@yay/contract/go-lunches/calls';
import type { Item } from '@yay/contract/schedule/catalogue';
import { Button } from '@yay/ui/button';
import { NativeSelect } from '@yay/ui/native-select';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { type GoLunchToSave, goOrdersQuery, useSaveGoLunch } from '../api/go-lunches.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { announce } from '../state/announce.ts';
import { dayLong, usd, useProblemText } from './say.ts';

/** The heading above what is ordered. */
export const GO_TITLE = 'go-title';

/** Days on which grab-and-go can be ordered: it needs no menu of the day. */
const openDays = (index: WeekIndex, kept: GoLunches, luncherId: number): CalendarDay[] =>
  (index.week.days[luncherId] ?? []).filter(
    ({ date, orderable, closed_code: closed }) =>
      (orderable || closed === 'no_menu') &&
      date >= kept.starts_on &&
      (kept.ends_on === null || date <= kept.ends_on),
  );

/** Orders a grab-and-go lunch: for a child, on a day, at the price of then. */
export function OrderGo({
  item,
  kept,
  luncherIds,
  index,
}: {
  item: Item;
  kept: GoLunches;
  /** Children for whom it is safe. */
  luncherIds: readonly number[];
  index: WeekIndex;
}) {
  const t = useTranslations('calendar-choosing.go');
  const [isOpen, setOpen] = useState(false);
  const children = luncherIds.flatMap((id) => {
    const days = openDays(index, kept, id);
    const first = index.lunchers.get(String(id))?.first;
    return days.length > 0 && first !== undefined ? [{ id, first, days }] : [];
  });
  const [first] = children;
  if (first === undefined) return null;
  return isOpen ? (
    <OrderForm item={item} pick={children} index={index} onDone={() => setOpen(false)} />
  ) : (
    <Button
      kind="line"
      size="sm"
      aria-label={t('orderItem', { item: item.names.primary })}
      onClick={() => setOpen(true)}
    >
      {t('order')}
    </Button>
  );
}

function OrderForm({
  item,
  pick,
  index,
  onDone,
}: {
  item: Item;
  pick: readonly { readonly id: number; readonly first: string; readonly days: CalendarDay[] }[];
  index: WeekIndex;
  onDone: () => void;
}) {
  const t = useTranslations('calendar-choosing.go');
  const save = useGoDeed(index, onDone);
  const orderedOn = useOrderedOn(index);
  const [childId, setChildId] = useState(pick[0]?.id);
  const [picked, setDate] = useState('');
  const child = pick.find(({ id }) => id === childId) ?? pick[0];
  const day = child?.days.find(({ date }) => date === picked) ?? child?.days[0];
  if (child === undefined || day === undefined) return null;
  const total = item.price + day.late_fee;
  const before = orderedOn(child.id, day.date);
  return (
    <form
      className="go-form"
      aria-label={t('orderItem', { item: item.names.primary })}
      onSubmit={(event) => {
        event.preventDefault();
        save.run(
          { luncherId: child.id, date: day.date, itemId: item.id, lateFee: day.late_fee, total },
          t('saved', { child: child.first, day: dayLong(day.date) }),
        );
      }}
    >
      <NativeSelect
        label={t('child')}
        value={child.id}
        onChange={(event) => setChildId(Number(event.currentTarget.value))}
      >
        {pick.map(({ id, first }) => (
          <option key={id} value={id}>
            {first}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label={t('day')}
        value={day.date}
        onChange={(event) => setDate(event.currentTarget.value)}
      >
        {child.days.map(({ date }) => (
          <option key={date} value={date}>
            {dayLong(date)}
          </option>
        ))}
      </NativeSelect>
      {before && (
        <p className="go-hint">
          {t('replaces', { item: before, child: child.first, day: dayLong(day.date) })}
        </p>
      )}
      <Button type="submit" size="sm" loading={save.isPending}>
        {day.late_fee > 0
          ? t('orderLate', { total: usd(total), fee: usd(day.late_fee) })
          : t('orderFor', { total: usd(total) })}
      </Button>
      <Button kind="quiet" size="sm" onClick={onDone}>
        {t('cancel')}
      </Button>
      {save.problem && (
        <Notice tone="danger" live="alert">
          {save.problem}
        </Notice>
      )}
    </form>
  );
}

/** Returns the name of the grab-and-go lunch that a child has on a day: there is one at most. */
function useOrderedOn({ week }: WeekIndex) {
  const address = { userId: week.user.id, monday: week.mondayOfWeek };
  const { data: orders } = useQuery(goOrdersQuery(address));
  return (luncherId: number, date: string): string | undefined => {
    const order = orders?.grab_and_go?.[luncherId]?.[date];
    return order && orders?.items.find(({ id }) => id === order.item_id)?.names.primary;
  };
}

/** Runs an order or its removal, and keeps the sentence of a refusal. */
export function useGoDeed(index: WeekIndex, onDone?: () => void) {
  const { mutate, isPending } = useSaveGoLunch(index.week.user.id);
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [problem, setProblem] = useState('');
  return {
    isPending,
    problem,
    run(lunch: GoLunchToSave, said: string) {
      setProblem('');
      mutate(lunch, {
        onError: (error) => setProblem(errorText(error)),
        onSuccess: ({ code, detail }) => {
          if (code !== null) return setProblem(problemText({ code, detail }, lunch.date));
          announce(said);
          onDone?.();
          // The pressed button is gone: the list of ordered lunches comes into sight instead.
          focusWhenLost(() => document.getElementById(GO_TITLE));
        },
      });
    },
  };
}
