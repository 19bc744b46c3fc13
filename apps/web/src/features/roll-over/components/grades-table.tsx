import type { RollOver } from '@yay/contract/roll-over/calls';
import { useFormatter, useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';

/** Shows for each grade how many children it has and the grade that they go to. */
export function GradesTable({ grades }: { grades: RollOver['grades'] }) {
  const t = useTranslations('roll-over');
  const format = useFormatter();
  const gradeIn = useGradeName();
  const nameOf = (id: number) => gradeIn(grades.find((grade) => grade.id === id)?.label ?? '');
  return (
    <section aria-labelledby="roll-grades">
      <h2 id="roll-grades">{t('grades')}</h2>
      <RecordTable
        caption={t('grades')}
        rows={grades}
        keyOf={({ id }) => id}
        columns={[
          { id: 'from', title: t('from'), cell: ({ label }) => gradeIn(label) },
          {
            id: 'count',
            title: t('children'),
            align: 'num',
            labeled: true,
            cell: ({ lunchers: count }) => format.number(count),
          },
          {
            id: 'to',
            title: t('to'),
            labeled: true,
            cell: ({ next }) => (next === null ? t('stays') : nameOf(next)),
          },
        ]}
      />
    </section>
  );
}
