import { expect, test } from 'vitest';
import { datesOf, type PlanDraft, planOf } from './plan-draft.ts';

const draft = (more: Partial<PlanDraft> = {}): PlanDraft => ({
  kind: 'assign',
  schools: [1],
  groups: ['Lower'],
  menu: { id: 7, name: 'Fall' },
  start: '2026-11-23',
  end: '2026-12-04',
  weekdays: [1, 2, 3, 4, 5],
  unit: 'week',
  from: '2026-11-23',
  to: '2026-12-14',
  repeat: 1,
  ...more,
});

test.each<[Partial<PlanDraft>, ReturnType<typeof datesOf>]>([
  [{ weekdays: [1, 5] }, ['2026-11-23', '2026-11-27', '2026-11-30', '2026-12-04']],
  [{ end: '' }, ['2026-11-23']],
  [{ start: '' }, 'required'],
  [{ end: '2026-11-20' }, 'ends_before_start'],
  [{ end: '2027-11-20' }, 'too_many_days'],
  [{ start: '2026-11-28', end: '2026-11-29' }, []],
] as [Partial<PlanDraft>, ReturnType<typeof datesOf>][])('the days of %j', (more, dates) => {
  expect(datesOf(draft(more))).toEqual(dates);
});

test.each<[Partial<PlanDraft>, string[]]>([
  [{ schools: [] }, ['plan.destination_ids']],
  [{ groups: [] }, ['plan.groups']],
  [{ menu: null }, ['plan.menu_id']],
  [{ weekdays: [] }, ['plan.dates']],
  [{ start: '' }, ['plan.dates']],
  [{ end: '2026-11-20' }, ['plan.end']],
  [{ kind: 'copy', from: '', to: '' }, ['plan.from', 'plan.to']],
])('without %j is not asked', (more, fields) => {
  const checked = planOf(draft(more));
  expect('errors' in checked && Object.keys(checked.errors)).toEqual(fields);
});

test('copies go to weeks or months one after the other', () => {
  const to = (more: Partial<PlanDraft>) => {
    const checked = planOf(draft({ kind: 'copy', ...more }));
    return 'plan' in checked && checked.plan.kind === 'copy' ? checked.plan.to : null;
  };
  expect(to({ repeat: 3 })).toEqual(['2026-12-14', '2026-12-21', '2026-12-28']);
  expect(to({ unit: 'day', repeat: 3 })).toEqual(['2026-12-14']);
  expect(to({ unit: 'month', repeat: 2 })).toEqual(['2026-12-01', '2027-01-01']);
});
