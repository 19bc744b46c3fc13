import type { VendorCounts } from '@yay/contract/vendors/calls';
import { ChevronDownIcon } from '@yay/ui/icons';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { useLocale, useTranslations } from 'use-intl/react';
import { useGradeName } from '../../../parts/grade-name.ts';
import { type MatrixRow, schoolMatrix } from '../model/school-matrix.ts';
import { useOpenSet } from './use-open-set.ts';

/** Schools and their grades down, items across. */
export function SchoolTable({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.schools');
  const gradeIn = useGradeName();
  const { columns, rows, meals } = schoolMatrix(counts);
  const open = useOpenSet(
    rows.map(({ id }) => String(id)),
    false,
  );
  return (
    <section id="schools">
      <div className="section-head">
        <h2 id="schools-title">{t('title')}</h2>
        <button type="button" className="link" onClick={open.toggleAll}>
          {open.allOpen ? t('closeAll') : t('openAll')}
        </button>
      </div>
      <ScrollRegion className="sideways" labelledBy="schools-title">
        <table className="grid matrix">
          <thead>
            <tr>
              <th scope="col">{t('school')}</th>
              <th scope="col" className="num">
                {t('meals')}
              </th>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={column.isExtra ? 'num extra' : 'num'}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((school) => {
            const key = String(school.id);
            const shown = open.isOpen(key);
            return (
              <tbody key={key} id={`school-${key}`}>
                <tr>
                  <th scope="row">
                    <button
                      type="button"
                      className="unfold"
                      aria-expanded={shown}
                      aria-controls={`school-${key}`}
                      aria-label={t('toggle', { school: school.label })}
                      onClick={() => open.toggle(key)}
                    >
                      <ChevronDownIcon small />
                      {school.label}
                    </button>
                  </th>
                  <Cells row={school} />
                </tr>
                {shown &&
                  school.grades.map((grade) => (
                    <tr key={grade.id} className="grade-row">
                      <th scope="row">{gradeIn(grade.label)}</th>
                      <Cells row={grade} />
                    </tr>
                  ))}
              </tbody>
            );
          })}
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              <Cells row={{ id: 0, label: '', meals, cells: columns.map(({ units }) => units) }} />
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </section>
  );
}

function Cells({ row }: { row: MatrixRow }) {
  const locale = useLocale();
  return (
    <>
      <td className="num strong">{row.meals.toLocaleString(locale)}</td>
      {row.cells.map((units, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
        <td key={column} className={units === 0 ? 'num zero' : 'num'}>
          {units.toLocaleString(locale)}
        </td>
      ))}
    </>
  );
}
