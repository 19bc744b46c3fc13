import type { RollOver } from '@yay/contract/roll-over/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { PlaceOptions } from './place-options.tsx';

/** Chooses where the last grade goes: to another school, or its families are asked. */
export function LastGrade({
  rollOver,
  value,
  onChange,
}: {
  rollOver: RollOver;
  value: number | null;
  onChange: (gradeId: number | null) => void;
}) {
  const t = useTranslations('roll-over');
  const gradeIn = useGradeName();
  const last = rollOver.grades.findLast(({ is_known }) => is_known);
  if (last === undefined || rollOver.elsewhere.length === 0) return null;
  return (
    <div className="roll-last">
      <NativeSelect
        id="roll-last"
        label={t('lastTo', { grade: gradeIn(last.label) })}
        value={String(value ?? '')}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
        }
      >
        <option value="">{t('lastAsks')}</option>
        <PlaceOptions elsewhere={rollOver.elsewhere} />
      </NativeSelect>
    </div>
  );
}
