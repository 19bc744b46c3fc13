import type { Luncher } from '@yay/contract/lunchers/calls';
import { type LuncherColor, nextColor } from '@yay/domain/lunchers';
import { Avatar } from '@yay/ui/avatar';
import { Button } from '@yay/ui/button';
import { TrashIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { Skeleton } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { lazy, Suspense, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { placeErrors, useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import type { LuncherValues } from '../model/luncher-values.ts';
import { type Outcome, useLuncherSaving } from '../model/use-luncher-saving.ts';
import { useLuncherValues } from '../model/use-luncher-values.ts';
import { AllergyRows } from './allergy-rows.tsx';
import { DietChips } from './diet-chips.tsx';
import { GradeSelect } from './grade-select.tsx';
import './luncher-form.css';
import './lunchers.css';

const SchoolBox = lazy(() => import('./school-box.tsx'));
const ConfirmQuestion = lazy(() => import('./confirm-question.tsx'));

const FIELDS = ['first', 'last', 'grade_id'] as const;

export type LuncherFormProps = {
  /** null adds one. */
  luncher: Luncher | null;
  /** A new one's, where it was found before; null: none. */
  school: number | null;
  familyName: string;
  siblings: number;
  onOutcome: (outcome: Outcome) => void;
  onCancel: () => void;
};

export function LuncherForm(props: LuncherFormProps) {
  const { luncher, school, familyName, siblings, onOutcome, onCancel } = props;
  const t = useTranslations('lunchers');
  const field = useTranslations('errors.field');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const box = useRef<HTMLFormElement>(null);
  const { form, values, unsaved } = useLuncherValues(luncher, { school, familyName });
  const { register, handleSubmit, setValue, setError, clearErrors } = form;
  const { errors } = form.formState;
  const { first, tolerances } = values;
  const saving = useLuncherSaving(luncher, onOutcome);
  const color: LuncherColor = luncher?.color ?? nextColor(siblings);
  const name = luncher?.name.first ?? first.trim();
  const required = { required: field('required') };
  /** How the address names this child: another one of the same page has another form. */
  const own = luncher && String(luncher.id);

  async function attempt(act: () => Promise<void>) {
    clearErrors('root');
    const { activeElement: pressed } = document;
    try {
      await act();
    } catch (error) {
      saving.close();
      const rest =
        isHttpError(error) && error.status === 422
          ? placeErrors(error.errors, FIELDS, setError, fieldText)
          : [errorText(error)];
      if (rest.length > 0) setError('root', { message: rest.join(' ') });
      focusFirstError(box.current);
      if (pressed instanceof HTMLElement) focusWhenLost(() => pressed);
    }
  }

  function confirm() {
    const { question } = saving;
    if (question?.kind === 'save') void attempt(() => saving.save(form.getValues()));
    if (question?.kind === 'remove') void attempt(saving.remove);
    if (question?.kind === 'erase') void attempt(saving.erase);
  }

  return (
    <form
      ref={box}
      noValidate
      className={`form kid-${color}`}
      aria-labelledby="luncher-form"
      onSubmit={handleSubmit((entered) => attempt(() => saving.askToSave(entered)))}
    >
      <div className="form-head">
        <Avatar name={name || '+'} />
        <div>
          <h2 id="luncher-form" tabIndex={-1}>
            {luncher ? t('editTitle', { name }) : t('addTitle')}
          </h2>
          <p>{luncher ? t(`color.${color}`, { name }) : t('addText')}</p>
        </div>
      </div>
      {errors.root && (
        <Notice tone="danger" live="alert">
          {errors.root.message}
        </Notice>
      )}
      {/* The form begins anew as it was saved: an allergy chosen meanwhile would be lost. */}
      <div className="luncher-fields" inert={saving.step !== 'idle'}>
        <div className="two">
          <TextField
            {...register('first', required)}
            label={t('first')}
            autoComplete="off"
            maxLength={80}
            error={errors.first?.message}
          />
          <TextField
            {...register('last', required)}
            label={t('last')}
            autoComplete="off"
            maxLength={80}
            error={errors.last?.message}
          />
        </div>
        <SchoolFields form={form} luncher={luncher} />
        <AllergyRows
          tolerances={tolerances}
          onChange={(next) => setValue('tolerances', next, { shouldDirty: true })}
        />
        <DietChips
          tolerances={tolerances}
          onChange={(next) => setValue('tolerances', next, { shouldDirty: true })}
        />
      </div>
      <FormFoot
        luncher={luncher}
        name={name}
        step={saving.step}
        onCancel={onCancel}
        onRemove={(kind) => void attempt(() => saving.askToRemove(kind))}
      />
      <LeaveGuard
        unsaved={saving.step === 'saving' || saving.step === 'removing' ? 0 : unsaved}
        leaves={(from, to) => from.luncher !== to.luncher && to.luncher !== own}
        words="lunchers.leave"
      />
      {saving.question && (
        <Suspense>
          <ConfirmQuestion
            question={saving.question}
            name={name}
            step={saving.step}
            onConfirm={confirm}
            onClose={saving.close}
          />
        </Suspense>
      )}
    </form>
  );
}

function SchoolFields({
  form: { register, control, setValue, clearErrors, formState },
  luncher,
}: {
  form: UseFormReturn<LuncherValues>;
  luncher: Luncher | null;
}) {
  const t = useTranslations('lunchers');
  const required = { required: useTranslations('errors.field')('required'), valueAsNumber: true };
  const [schoolId, gradeId] = useWatch({ control, name: ['school_id', 'grade_id'] });
  return (
    <>
      <div className="two wide-l">
        <Suspense
          fallback={
            <div className="field">
              <span className="field-label">{t('school')}</span>
              <Skeleton height="3rem" />
            </div>
          }
        >
          <SchoolBox
            name={luncher?.grade.destination.name ?? null}
            selected={schoolId}
            error={formState.errors.school_id?.message}
            onSelect={(id) => {
              if (id === schoolId) return;
              setValue('school_id', id, { shouldDirty: true });
              // Grades belong to their school.
              const own = id === luncher?.grade.destination_id ? luncher?.grade_id : undefined;
              setValue('grade_id', own ?? null, { shouldDirty: true });
              clearErrors(['school_id', 'grade_id']);
            }}
          />
        </Suspense>
        <GradeSelect
          luncher={luncher}
          schoolId={schoolId}
          value={gradeId}
          error={formState.errors.grade_id?.message}
          onChange={(id) => {
            setValue('grade_id', id, { shouldDirty: true });
            clearErrors('grade_id');
          }}
        />
      </div>
      <input type="hidden" {...register('school_id', required)} />
      <input type="hidden" {...register('grade_id', required)} />
    </>
  );
}

function FormFoot({
  luncher,
  name,
  step,
  onCancel,
  onRemove,
}: {
  luncher: Luncher | null;
  name: string;
  step: ReturnType<typeof useLuncherSaving>['step'];
  onCancel: () => void;
  onRemove: (kind: 'remove' | 'erase') => void;
}) {
  const t = useTranslations('lunchers');
  const erase = useTranslations('lunchers.erase');
  return (
    <div className="form-foot">
      <Button
        type="submit"
        loading={step === 'saving' || step === 'checking'}
        loadingLabel={step === 'saving' ? t('saving') : t('checking')}
      >
        {luncher ? t('save', { name }) : t('saveNew')}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {luncher && (
        <>
          <Button
            kind="quiet-danger"
            icon={<TrashIcon />}
            disabled={step !== 'idle'}
            onClick={() => onRemove('remove')}
          >
            {t('remove', { name })}
          </Button>
          <Button kind="quiet-danger" disabled={step !== 'idle'} onClick={() => onRemove('erase')}>
            {erase('open', { name })}
          </Button>
        </>
      )}
    </div>
  );
}
