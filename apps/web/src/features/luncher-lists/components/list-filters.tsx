import type { LuncherList } from '@yay/contract/luncher-lists/calls';
import { LIST_SPANS } from '@yay/contract/luncher-lists/values';
import { Segmented } from '@yay/ui/segmented';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSettled } from '../../../lib/use-settled.ts';
import { useGradeName } from '../../../parts/grade-name.ts';
import type { ListAddress } from '../model/list-address.ts';
import { ListColumns } from './list-columns.tsx';
import { ListDays } from './list-days.tsx';

const TYPING_MS = 300;

export interface ListFiltersProps {
  list: LuncherList;
  asked: ListAddress;
  path: string;
  onChange: (change: ListAddress, replace?: boolean) => void;
}

/** The day, and what of the school's children the list shows. */
export function ListFilters({ list, asked, path, onChange }: ListFiltersProps) {
  const t = useTranslations('luncher-lists');
  const gradeIn = useGradeName();
  const periods = list.periods.filter(({ group }) =>
    list.grades.some((grade) => grade.group === group),
  );
  return (
    <fieldset className="list-filters">
      <legend className="sr">{t('filters')}</legend>
      <ListDays list={list} asked={asked} path={path} onChange={onChange} />
      <Segmented
        label={t('span')}
        options={LIST_SPANS.map((span) => ({ value: span, label: t(`spans.${span}`) }))}
        value={asked.span ?? 'day'}
        onChange={(span) => onChange({ span: span === 'week' ? span : undefined })}
      />
      <Choice
        label={t('grade')}
        any={t('anyGrade')}
        value={asked.grade_id}
        options={list.grades.map(({ id, label }) => [String(id), gradeIn(label)])}
        onChange={(grade_id) => onChange({ grade_id })}
      />
      {list.rooms.length > 0 && (
        <Choice
          label={t('room')}
          any={t('anyRoom')}
          value={asked.room_id}
          options={list.rooms.map(({ id, name }) => [String(id), name])}
          onChange={(room_id) => onChange({ room_id })}
        />
      )}
      {periods.length > 1 && (
        <Choice
          label={t('period')}
          any={t('anyPeriod')}
          value={asked.group}
          options={periods.map(({ group, name }) => [group, name])}
          onChange={(group) => onChange({ group })}
        />
      )}
      <Search search={asked.search ?? ''} onSearch={(search) => onChange({ search }, true)} />
      <ListColumns list={list} asked={asked} onChange={onChange} />
    </fieldset>
  );
}

function Choice(props: {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly (readonly [string, string])[];
  onChange: (value: string | undefined) => void;
}) {
  const { label, any, value, options, onChange } = props;
  return (
    <select
      className="staff-in"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    >
      <option value="">{any}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Search({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (search: string | undefined) => void;
}) {
  const t = useTranslations('luncher-lists');
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const settled = useSettled(text, TYPING_MS);
  // The field follows where the address is cleared from elsewhere.
  if (known !== search) {
    setKnown(search);
    if (search === '' && settled.trim() !== '') setText('');
  }
  useEffect(() => {
    if (settled.trim() !== search && settled === text) onSearch(settled.trim() || undefined);
  });
  return (
    <input
      type="search"
      className="staff-in"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}
