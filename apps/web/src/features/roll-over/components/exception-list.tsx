import type { RollOver } from '@yay/contract/roll-over/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { PlaceOptions } from './place-options.tsx';

/** Grades by child, of the children who do not go where their grade goes. */
export type Exceptions = ReadonlyMap<number, number>;

/** Picks children who go to another grade than their own, or stay, and takes them off again. */
export function ExceptionList(props: {
  rollOver: RollOver;
  exceptions: Exceptions;
  onChange: (exceptions: Exceptions) => void;
}) {
  const { rollOver, exceptions, onChange } = props;
  const { grades, lunchers, elsewhere } = rollOver;
  const t = useTranslations('roll-over');
  const gradeIn = useGradeName();
  const nameOf = (id: number) => gradeIn(grades.find((grade) => grade.id === id)?.label ?? '');
  const set = (id: number, gradeId: number) => onChange(new Map(exceptions).set(id, gradeId));
  return (
    <section aria-labelledby="roll-exceptions" className="roll-exceptions">
      <h2 id="roll-exceptions">{t('exceptions')}</h2>
      <p className="mid">{t('exceptionsNote')}</p>
      <NativeSelect
        id="roll-pick"
        label={t('child')}
        value=""
        onChange={(event) => {
          const luncher = lunchers.find(({ id }) => String(id) === event.currentTarget.value);
          // To stay is what is asked for most.
          if (luncher) set(luncher.id, luncher.grade_id);
        }}
      >
        <option value="">{t('pick')}</option>
        {lunchers
          .filter(({ id }) => !exceptions.has(id))
          .map(({ id, name, grade_id }) => (
            <option key={id} value={id}>
              {`${name}, ${nameOf(grade_id)}`}
            </option>
          ))}
      </NativeSelect>
      <ul>
        {lunchers
          .filter(({ id }) => exceptions.has(id))
          .map((luncher) => (
            <li key={luncher.id}>
              <NativeSelect
                id={`roll-${luncher.id}`}
                label={luncher.name}
                value={String(exceptions.get(luncher.id))}
                onChange={(event) => set(luncher.id, Number(event.currentTarget.value))}
              >
                {grades.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {id === luncher.grade_id
                      ? t('staysIn', { grade: gradeIn(label) })
                      : gradeIn(label)}
                  </option>
                ))}
                <PlaceOptions elsewhere={elsewhere} />
              </NativeSelect>
              <button
                type="button"
                className="staff-btn"
                onClick={() =>
                  onChange(new Map([...exceptions].filter(([id]) => id !== luncher.id)))
                }
              >
                {t('remove', { name: luncher.name })}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
