import { Avatar } from '@yay/ui/avatar';
import { Segmented } from '@yay/ui/segmented';
import { Skeleton } from '@yay/ui/skeleton';
import { lazy, Suspense, useId } from 'react';
import { useTranslations } from 'use-intl';
import { inSchool, type ReturningLuncher as Returning } from '../model/returning.ts';
import { GradeSelect } from './grade-select.tsx';

const SchoolBox = lazy(() => import('./school-box.tsx'));

export type ReturningLuncherProps = {
  returning: Returning;
  gradeError: string | undefined;
  onChange: (next: Returning) => void;
};

/** One luncher of a returning family: whether it still eats, and where. */
export function ReturningLuncher({ returning, gradeError, onChange }: ReturningLuncherProps) {
  const t = useTranslations('lunchers');
  const title = useId();
  const { luncher, stays, schoolId, gradeId } = returning;
  const name = luncher.name.first;
  return (
    <section className={`returning kid-${luncher.color}`} aria-labelledby={title}>
      <div className="returning-head">
        <Avatar name={name} />
        <h2 id={title}>{luncher.full_name}</h2>
        <Segmented
          label={t('returning.stays', { name })}
          options={[
            { value: 'stays', label: t('returning.yes') },
            { value: 'left', label: t('returning.no') },
          ]}
          value={stays ? 'stays' : 'left'}
          onChange={(answer) => onChange({ ...returning, stays: answer === 'stays' })}
        />
      </div>
      {stays ? (
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
              name={luncher.grade.destination.name}
              selected={schoolId}
              onSelect={(id) => onChange(inSchool(returning, id))}
            />
          </Suspense>
          <GradeSelect
            // "I Don't Know Yet" is no answer here, so it is not offered as the child's own.
            luncher={gradeId === luncher.grade_id ? luncher : null}
            schoolId={schoolId}
            value={gradeId}
            {...(gradeError !== undefined && { error: gradeError })}
            onChange={(id) => onChange({ ...returning, gradeId: id })}
          />
        </div>
      ) : (
        <p className="hint">{t('returning.leaves', { name })}</p>
      )}
    </section>
  );
}
