import { BLACKOUT_REASONS, type BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { addDays, mondayOf } from '@yay/domain/calendar';
import { schoolMayGive } from '@yay/domain/closures';
import { DateRangePicker } from '@yay/ui/date-range-picker';
import { ExclamationCircleIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { TargetsField } from '../../../parts/targets/index.ts';
import type { BlackoutValues } from '../model/blackout-values.ts';
import { SchoolGrades } from './school-grades.tsx';

interface FieldsProps {
  /** A school's staff close days of this one, for reasons that a school may give. */
  school?: DestinationRecord | undefined;
  values: BlackoutValues;
  change: (next: Partial<BlackoutValues>) => void;
  errorOf: (name: string) => string | undefined;
}

export function BlackoutFields({ school, values, change, errorOf }: FieldsProps) {
  const t = useTranslations('blackouts.create');
  const reasons = useTranslations('blackouts.reasons');
  const offered = school ? BLACKOUT_REASONS.filter(schoolMayGive) : BLACKOUT_REASONS;
  return (
    <>
      <FormSection title={t('whatTitle')} note={t('whatNote')}>
        <TextField
          id="blackout-name"
          label={t('name')}
          hint={t('nameHint')}
          maxLength={80}
          autoComplete="off"
          required
          value={values.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
        <TextField
          id="blackout-name-es"
          label={t('nameEs')}
          hint={t('nameEsHint')}
          lang="es"
          maxLength={80}
          autoComplete="off"
          value={values.nameEs}
          onChange={(event) => change({ nameEs: event.currentTarget.value })}
          error={errorOf('name_es')}
        />
        <NativeSelect
          id="blackout-reason"
          label={t('reason')}
          value={values.reason}
          required
          onChange={(event) => change({ reason: event.currentTarget.value as BlackoutReason | '' })}
          error={errorOf('reason')}
        >
          <option value="">{t('chooseReason')}</option>
          {offered.map((reason) => (
            <option key={reason} value={reason}>
              {reasons(reason)}
            </option>
          ))}
        </NativeSelect>
      </FormSection>
      <FormSection title={t('whenTitle')} note={t('whenNote')}>
        <Days values={values} change={change} error={errorOf('starts_on') ?? errorOf('ends_on')} />
      </FormSection>
      {school ? (
        <FormSection title={t('whereTitle')} note={t('whereSchoolNote')}>
          <SchoolGrades
            school={school}
            value={values.targets}
            onChange={(targets) => change({ targets })}
            error={errorOf('targets.grades') ?? errorOf('targets.destinations')}
          />
        </FormSection>
      ) : (
        <FormSection title={t('whereTitle')} note={t('whereNote')}>
          <TargetsField
            value={values.targets}
            onChange={(targets) => change({ targets })}
            errors={{
              markets: errorOf('targets.markets'),
              destinations: errorOf('targets.destinations'),
              grades: errorOf('targets.grades'),
            }}
          />
          {values.targets.granularity === 'everyone' && <p className="hint">{t('everywhere')}</p>}
        </FormSection>
      )}
    </>
  );
}

function Days({
  values,
  change,
  error,
}: Pick<FieldsProps, 'values' | 'change'> & { error: string | undefined }) {
  const t = useTranslations('blackouts.create');
  const locale = useLocale();
  const today = dateInZone(serverNowMs(), OFFICE);
  const nextMonday = addDays(mondayOf(today), 7);
  const preset = (label: string, from: string, to: string) => ({ label, range: { from, to } });
  return (
    <div className="field full blackout-days" data-invalid={error ? '' : undefined}>
      <DateRangePicker
        kind="admin"
        label={t('dates')}
        locale={locale}
        today={today}
        value={values.dates}
        min={today}
        presets={[
          preset(t('today'), today, today),
          preset(t('tomorrow'), addDays(today, 1), addDays(today, 1)),
          preset(t('nextWeek'), nextMonday, addDays(nextMonday, 4)),
        ]}
        texts={{
          none: t('none'),
          clear: t('clear'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
        onApply={(dates) => change({ dates })}
      />
      {error && (
        <p className="field-error" role="alert">
          <ExclamationCircleIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
