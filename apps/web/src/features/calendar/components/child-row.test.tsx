import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays, weekDates } from '@yay/domain/calendar';
import { words as calendar } from '@yay/words/calendar/en';
import { repeat } from '@yay/words/calendar-choosing/repeat.en';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { weekQuery } from '../api/load-week.ts';
import { repeatsQuery } from '../api/repeats.ts';
import { cellAt } from '../model/cell.ts';
import { choose, EMPTY_DRAFT } from '../model/draft.ts';
import { MIA, MON, MONDAY, openDay, PIZZA, saved, testWeek } from '../model/test-week.fixture.ts';
import { indexWeek } from '../model/week-index.ts';
import { useLastWeek } from '../state/use-last-week.ts';
import { ChildRow } from './child-row.tsx';
import RepeatSwitch from './repeat-switch.tsx';

const nothing = () => undefined;

/** Mia's row of a week, with a pizza taken on Monday that is not saved yet. */
function Row({ week }: { week: LunchCalendar }) {
  const index = indexWeek(week);
  const hadLastWeek = useLastWeek(week);
  const [luncher] = week.lunchers;
  const spot = { luncherId: MIA, date: MON };
  const pizza = { item_id: PIZZA, option_ids: [], extra_ids: [] };
  const draft = choose(EMPTY_DRAFT, week, spot, pizza);
  if (!luncher) return null;
  return (
    <ChildRow
      luncher={luncher}
      cells={weekDates(MONDAY).map((date) => cellAt(index, draft, { luncherId: MIA, date }))}
      index={index}
      isCurrent
      isOnly
      quiet={false}
      hadLastWeek={hadLastWeek(MIA)}
      loadingLastWeek={false}
      onOpen={nothing}
      onPutBack={nothing}
      onCopy={null}
      onLastWeek={nothing}
      onClear={nothing}
    />
  );
}

/** Draws the page of a week; `before` is the one before it, as it was read ahead. */
function draw(node: React.ReactNode, before: LunchCalendar | null, repeats: 'on' | 'off' = 'off') {
  const client = new QueryClient();
  const week = testWeek();
  if (before) {
    const address = { userId: week.user.id, monday: addDays(MONDAY, -7) };
    client.setQueryData(weekQuery(address).queryKey, before);
  }
  const asked = { userId: week.user.id, monday: MONDAY, version: week.version };
  client.setQueryData(repeatsQuery(asked).queryKey, {
    paused: false,
    data: [
      {
        luncher_id: Number(MIA),
        is_repeating: repeats === 'on',
        canRepeat: true,
        why_not: null,
        seed_monday: null,
        ends_on: null,
        skipped: [],
        removable: { orders: 0, total: 0, weeks: [] },
      },
    ],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider
        locale="en"
        timeZone="UTC"
        messages={{ calendar, 'calendar-choosing': { repeat } }}
      >
        {node}
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test("a cell's spoken name has its meal, state, price with the fee, child and day", () => {
  expect(draw(<Row week={testWeek()} />, null)).toContain(
    'aria-label="Pizza, Not saved, $6.75 with the late fee, Mia, Monday, November 9"',
  );
  const free = testWeek({
    days: { [MIA]: weekDates(MONDAY).map((date) => openDay(date, { late_fee: 0 })) },
  });
  expect(draw(<Row week={free} />, null)).toContain(
    'aria-label="Pizza, Not saved, $5.75, Mia, Monday, November 9"',
  );
});

test('last week is offered only to a child who had lunches in it', () => {
  const had = testWeek({ selections: { [MIA]: { [addDays(MON, -7)]: saved(PIZZA) } } });
  expect(draw(<Row week={testWeek()} />, had)).toContain(calendar.child.lastWeek);
  expect(draw(<Row week={testWeek()} />, testWeek())).not.toContain(calendar.child.lastWeek);
  expect(draw(<Row week={testWeek()} />, null)).not.toContain(calendar.child.lastWeek);
});

test('repeating weekly is not offered in a week that is over, though it can be stopped there', () => {
  const week = testWeek();
  const [mia] = week.lunchers;
  if (!mia) throw new Error('the week has no child');
  const at = (isOver: boolean) => (
    <RepeatSwitch week={week} luncher={mia} unsaved={false} isOver={isOver} />
  );
  expect(draw(at(false), null)).toContain(repeat.on);
  expect(draw(at(true), null)).toBe('');
  expect(draw(at(true), null, 'on')).toContain(repeat.on);
});
