import { classNames } from '@yay/ui/class-names';
import { IconButton } from '@yay/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldSet } from '../../../lib/record-form/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { type GradeValue, moved, type SchoolValues } from '../model/school-values.ts';

const MOST = 40;
const USUAL = 5;

/** The grades of a school in its own order, each with the group that it eats with. */
export function GradesField({ fields }: { fields: FieldSet<SchoolValues> }) {
  const t = useTranslations('destinations');
  const groups = useId();
  const { values, set, errorAt, locked } = fields;
  const { grades } = values;
  const change = (next: readonly GradeValue[]) => set('grades', next);
  const lastGroup = grades.at(-1)?.group || t('firstGroup');
  const added = (labels: readonly string[]) =>
    labels.map((label) => ({
      key: newUuid(),
      id: null,
      label,
      group: lastGroup,
      lunchers: 0,
    }));
  const wrong = errorAt('grades');

  return (
    <div className="grades-field full">
      {grades.length === 0 ? (
        <p className="mid">{t('noGrades')}</p>
      ) : (
        <ol
          aria-label={t('grades')}
          className={classNames(fields.isChanged('grades') && 'is-changed')}
        >
          {grades.map((grade, index) => (
            <GradeRow
              key={grade.key}
              fields={fields}
              index={index}
              groups={groups}
              onChange={(next) => change(grades.with(index, { ...grade, ...next }))}
              onMove={(to) => change(moved(grades, index, to))}
              onRemove={() => change(grades.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      <datalist id={groups}>
        {[...new Set(grades.map(({ group }) => group))].filter(Boolean).map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      <div className="grades-acts">
        <button
          type="button"
          className="staff-btn"
          disabled={locked || grades.length >= MOST}
          onClick={() => change([...grades, ...added([''])])}
        >
          <PlusIcon small />
          {t('addGrade')}
        </button>
        {grades.length === 0 && (
          <button
            type="button"
            className="staff-btn"
            disabled={locked}
            onClick={() =>
              change(
                added([
                  t('kindergarten'),
                  ...Array.from({ length: USUAL }, (_, index) =>
                    t('gradeNumber', { number: index + 1 }),
                  ),
                ]),
              )
            }
          >
            {t('usualGrades')}
          </button>
        )}
      </div>
    </div>
  );
}

function GradeRow({
  fields: { values, errorOf, locked },
  index,
  groups,
  onChange,
  onMove,
  onRemove,
}: {
  fields: FieldSet<SchoolValues>;
  index: number;
  /** The id of the groups that are suggested. */
  groups: string;
  onChange: (change: Partial<GradeValue>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const t = useTranslations('destinations');
  const grade = values.grades[index];
  if (!grade) return null;
  const number = index + 1;
  return (
    <li>
      <TextField
        label={t('gradeOf', { number })}
        value={grade.label}
        maxLength={60}
        autoComplete="off"
        disabled={locked}
        error={errorOf(`grades.${index}.label`)}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <TextField
        label={t('groupOf', { number })}
        value={grade.group}
        maxLength={40}
        autoComplete="off"
        list={groups}
        disabled={locked}
        error={errorOf(`grades.${index}.group`)}
        onChange={(event) => onChange({ group: event.currentTarget.value })}
      />
      <span className="grade-lunchers mid">{t('gradeLunchers', { count: grade.lunchers })}</span>
      <span className="grade-acts">
        <IconButton
          label={t('moveUp', { grade: grade.label })}
          disabled={locked || index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpIcon small />
        </IconButton>
        <IconButton
          label={t('moveDown', { grade: grade.label })}
          disabled={locked || index === values.grades.length - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownIcon small />
        </IconButton>
        <IconButton
          label={t(grade.lunchers > 0 ? 'gradeInUse' : 'removeGrade', { grade: grade.label })}
          disabled={locked || grade.lunchers > 0}
          onClick={onRemove}
        >
          <TrashIcon small />
        </IconButton>
      </span>
    </li>
  );
}
