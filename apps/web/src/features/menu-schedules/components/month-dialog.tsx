import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlainDate } from '@yay/domain/calendar';
import { NativeSelect } from '@yay/ui/native-select';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { listKey } from '../../../lib/list/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { monthQuery } from '../api/month-query.ts';
import { SCHEDULE_KEY } from '../api/schedule-query.ts';
import { type MonthMenu, type MonthPicks, monthPlanOf, monthsFrom } from '../model/month-draft.ts';
import { MonthFields } from './month-fields.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { usePlan } from './use-plan.ts';
import './schedules.css';

const NO_PICKS: MonthPicks = new Map();

/** A month of one school: a menu for each weekday and grade group, proposed from the weeks before. */
export function MonthDialog({
  school: begin,
  onClose,
}: {
  school: { readonly id: number; readonly name: string } | null;
  onClose: () => void;
}) {
  const t = useTranslations('menu-schedules.month');
  const locale = useLocale();
  const client = useQueryClient();
  const [school, setSchool] = useState(begin);
  const [month, setMonth] = useState<PlainDate | null>(null);
  const [picks, setPicks] = useState(NO_PICKS);
  const query = useQuery({
    ...monthQuery(school?.id ?? null, month),
    placeholderData: keepPreviousData,
  });
  const plan = usePlan(() => {
    void client.invalidateQueries({ queryKey: SCHEDULE_KEY });
    void client.invalidateQueries({ queryKey: ['menu'] });
    void client.invalidateQueries({ queryKey: listKey('menu_schedules') });
    onClose();
  });
  const proposal = query.isPlaceholderData ? undefined : query.data;
  const months = monthsFrom(dateInZone(serverNowMs(), OFFICE));
  const pick = (key: string, menu: MonthMenu | null) =>
    setPicks((now) => new Map([...now, [key, menu]]));
  return (
    <PlanSteps
      plan={plan}
      title={t('title')}
      disabled={!school || !proposal || proposal.dates.length === 0}
      onPreview={() => proposal && void plan.preview(monthPlanOf(proposal, picks))}
      onClose={onClose}
    >
      <div className="plan-row">
        <ResourceSearch
          model="Destination"
          label={t('school')}
          selected={school}
          onSelect={(next) => {
            setSchool(next);
            setMonth(null);
            setPicks(NO_PICKS);
          }}
        />
        <NativeSelect
          label={t('month')}
          value={month ?? query.data?.month ?? ''}
          onChange={(event) => {
            setMonth(event.currentTarget.value as PlainDate);
            setPicks(NO_PICKS);
          }}
        >
          {months.map((first) => (
            <option key={first} value={first}>
              {formatDate(first, locale, 'month')}
            </option>
          ))}
        </NativeSelect>
      </div>
      {school === null ? (
        <p className="hint">{t('schoolFirst')}</p>
      ) : (
        <StaffPart query={query} texts={t}>
          {(found) => (
            <MonthFields
              key={`${found.destination.id} ${found.month}`}
              proposal={found}
              picks={picks}
              errorOf={plan.errors.errorOf}
              onPick={pick}
            />
          )}
        </StaffPart>
      )}
    </PlanSteps>
  );
}
