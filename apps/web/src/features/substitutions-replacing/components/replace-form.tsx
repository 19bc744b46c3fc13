import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { NativeSelect } from '@yay/ui/native-select';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { BecauseFields } from '../../../parts/because-fields.tsx';
import { ReplacePreview } from './replace-preview.tsx';
import { useReplacing } from './use-replacing.ts';

/** The days, the substitute and the reason; beside them a preview that follows each choice. */
export function ReplaceForm({ ordered }: { ordered: ItemOrdered }) {
  const t = useTranslations('substitutions-replacing');
  const { item } = ordered;
  const replacing = useReplacing(ordered);
  const { days, starts, ends, to, wrong, preview } = replacing;

  return (
    <div ref={replacing.form} className="record-body replacing-body">
      <div>
        <FormSection title={t('daysSection')} note={t('daysNote')}>
          <div className="replacing-days">
            <NativeSelect
              label={t('from')}
              error={wrong.days}
              value={starts}
              onChange={({ target }) => replacing.startOn(target.value as PlainDate)}
            >
              <DayOptions days={days} />
            </NativeSelect>
            <NativeSelect
              label={t('until')}
              value={ends}
              onChange={({ target }) => replacing.endOn(target.value as PlainDate)}
            >
              <DayOptions days={days.filter((day) => !starts || day.date >= starts)} />
            </NativeSelect>
          </div>
        </FormSection>
        <FormSection title={t('toSection')} note={t('toNote')}>
          <ResourceSearch
            label={t('to')}
            hint={t('toHint')}
            error={wrong.to}
            model="Item"
            offered
            selected={to}
            without={[item.id]}
            onSelect={(hit) => replacing.chooseTo(hit && { id: hit.id, name: hit.name })}
          />
        </FormSection>
        <FormSection title={t('becauseSection')} note={t('becauseNote')}>
          <BecauseFields
            value={replacing.because}
            onChange={replacing.explain}
            hint={t('becauseHint')}
            errors={wrong}
          />
        </FormSection>
        <div className="replacing-foot">
          <button type="button" className="staff-btn primary" onClick={replacing.ask}>
            {t(preview.data?.orders === 0 ? 'submitNone' : 'submit')}
          </button>
        </div>
      </div>
      <ReplacePreview query={preview} isAsked={replacing.isComplete} />
      <ConfirmDialog
        open={replacing.asks}
        onClose={replacing.withdraw}
        onConfirm={() => void replacing.replace()}
        title={t('confirmTitle', { from: item.name, to: to?.name ?? '' })}
        confirmLabel={t('confirm')}
        closeLabel={t('cancel')}
        loading={replacing.busy}
        loadingLabel={t('working')}
      >
        <p>{t('confirmText', { families: preview.data?.families ?? ordered.families })}</p>
      </ConfirmDialog>
    </div>
  );
}

function DayOptions({ days }: { days: ItemOrdered['days'] }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  return days.map(({ date, orders }) => (
    <option key={date} value={date}>
      {t('day', {
        day: formatDate(date, locale, 'dayAndWeekday'),
        orders,
      })}
    </option>
  ));
}
