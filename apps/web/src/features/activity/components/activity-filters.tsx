import { ACTIVITY_ACTIONS } from '@yay/contract/actions';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import type { ActivityState } from '../model/activity-address.ts';

/** Whose deeds, which, and from when to when; what is chosen stands in the address. */
export function ActivityFilters({
  state,
  onChange,
}: {
  state: ActivityState;
  onChange: (changes: Partial<ActivityState>) => void;
}) {
  const t = useTranslations('activity');
  return (
    <fieldset className="activity-filters">
      <legend className="sr">{t('filters')}</legend>
      <NativeSelect
        label={t('filterBy')}
        value={state.by}
        onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
      >
        <option value="">{t('anybody')}</option>
        <option value="people">{t('byPeople')}</option>
        <option value="product">{t('byProduct')}</option>
      </NativeSelect>
      <NativeSelect
        label={t('filterAction')}
        value={state.action}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
      >
        <option value="">{t('anything')}</option>
        {ACTIVITY_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`actions.${action}`)}
          </option>
        ))}
      </NativeSelect>
      <TextField
        type="date"
        label={t('filterFrom')}
        value={state.from}
        max={state.to || undefined}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('filterTo')}
        value={state.to}
        min={state.from || undefined}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </fieldset>
  );
}
