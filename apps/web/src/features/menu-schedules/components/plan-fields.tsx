import type { MenuSchedule } from '@yay/contract/menu-schedules/calls';
import { COPY_UNITS } from '@yay/domain/menus';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { type PlanDraft, REPEATS } from '../model/plan-draft.ts';
import { SchoolsField } from './schools-field.tsx';

const WEEKDAYS = [
  { id: 1, word: 'mon' },
  { id: 2, word: 'tue' },
  { id: 3, word: 'wed' },
  { id: 4, word: 'thu' },
  { id: 5, word: 'fri' },
] as const;

/** Asks for the menu, the days, the schools and the groups. */
export function PlanFields({
  draft,
  schedule,
  errorOf,
  onChange,
}: {
  draft: PlanDraft;
  schedule: MenuSchedule;
  errorOf: (name: string) => string | undefined;
  onChange: (next: Partial<PlanDraft>) => void;
}) {
  const t = useTranslations('menu-schedules.plan');
  return (
    <>
      {draft.kind === 'assign' && (
        <ResourceSearch
          model="Menu"
          label={t('menu')}
          hint={t('menuHint')}
          selected={draft.menu}
          error={errorOf('plan.menu_id')}
          onSelect={(menu) => onChange({ menu })}
        />
      )}
      {draft.kind === 'copy' ? (
        <CopyFields draft={draft} errorOf={errorOf} onChange={onChange} />
      ) : (
        <div className="plan-row">
          <TextField
            label={t('from')}
            type="date"
            value={draft.start}
            error={errorOf('plan.dates')}
            onChange={(event) => onChange({ start: event.currentTarget.value })}
          />
          <TextField
            label={t('to')}
            type="date"
            value={draft.end}
            error={errorOf('plan.end')}
            onChange={(event) => onChange({ end: event.currentTarget.value })}
          />
          <Checks
            legend={t('weekdays')}
            options={WEEKDAYS.map(({ id, word }) => ({ id, name: t(`weekday.${word}`) }))}
            chosen={draft.weekdays}
            onChange={(weekdays) => onChange({ weekdays })}
          />
        </div>
      )}
      <Checks
        legend={t('groups')}
        options={schedule.groups.map(({ name }) => ({ id: name, name }))}
        chosen={draft.groups}
        error={errorOf('plan.groups')}
        onChange={(groups) => onChange({ groups })}
      />
      <SchoolsField
        schools={schedule.schools}
        chosen={draft.schools}
        error={errorOf('plan.destination_ids')}
        onChange={(schools) => onChange({ schools })}
      />
    </>
  );
}

function CopyFields({
  draft,
  errorOf,
  onChange,
}: {
  draft: PlanDraft;
  errorOf: (name: string) => string | undefined;
  onChange: (next: Partial<PlanDraft>) => void;
}) {
  const t = useTranslations('menu-schedules.plan');
  return (
    <>
      <Segmented
        label={t('unit')}
        options={COPY_UNITS.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
        value={draft.unit}
        onChange={(unit) => onChange({ unit })}
      />
      <div className="plan-row">
        <TextField
          label={t(`source.${draft.unit}`)}
          type="date"
          value={draft.from}
          hint={draft.unit === 'month' ? t('monthHint') : undefined}
          error={errorOf('plan.from')}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextField
          label={t(`target.${draft.unit}`)}
          type="date"
          value={draft.to}
          error={errorOf('plan.to')}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
        {draft.unit !== 'day' && (
          <NativeSelect
            label={t('repeat')}
            hint={t('repeatHint')}
            value={draft.repeat}
            onChange={(event) => onChange({ repeat: Number(event.currentTarget.value) })}
          >
            {REPEATS.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
    </>
  );
}

function Checks<Id extends string | number>({
  legend,
  options,
  chosen,
  error,
  onChange,
}: {
  legend: string;
  options: readonly { readonly id: Id; readonly name: string }[];
  chosen: readonly Id[];
  error?: string | undefined;
  onChange: (chosen: readonly Id[]) => void;
}) {
  return (
    <fieldset className="plan-checks">
      <legend>{legend}</legend>
      <div>
        {options.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              aria-invalid={error ? true : undefined}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, id]
                    : chosen.filter((one) => one !== id),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
