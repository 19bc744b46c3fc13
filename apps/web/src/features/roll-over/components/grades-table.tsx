import type { RollOver } from '@yay/contract/roll-over/calls';
import { useFormatter, useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';

/** Shows for each grade how many children it has and the grade that they go to. */
export function GradesTable({
  rollOver: { grades, elsewhere },
  lastTo,
}: {
  rollOver: RollOver;
  lastTo: number | null;
}) {
  const t = useTranslations('roll-over');
  const format = useFormatter();
  const gradeIn = useGradeName();
  const nameOf = (id: number) => gradeIn(grades.find((grade) => grade.id === id)?.label ?? '');
  const last = grades.findLast(({ is_known }) => is_known);
  const away = elsewhere
    .flatMap((school) => school.grades.map((grade) => ({ ...grade, school: school.name })))
    .find(({ id }) => id === lastTo);
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
            cell: ({ id, next }) =>
              away && id === last?.id
                ? t('atSchool', { grade: gradeIn(away.label), school: away.school })
                : next === null
                  ? t('stays')
                  : nameOf(next),
          },
        ]}
      />
    </section>
  );
}
