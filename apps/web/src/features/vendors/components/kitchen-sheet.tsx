import type { VendorCounts } from '@yay/contract/vendors/calls';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useGradeName } from '../../../parts/grade-name.ts';
import { sayDayOfYear, sayLock, sayNow } from '../model/say-time.ts';
import { keyOf, schoolMatrix, splitColumns } from '../model/school-matrix.ts';
import { MealLine } from './allergy-list.tsx';
import { ByOption, mixesOptions } from './items-table.tsx';
import { StrictCounts, StrictTags } from './strict-tags.tsx';
import './kitchen-sheet.css';

/** The most columns that a letter page holds beside the name of a school. */
const MOST_COLUMNS = 14;

/** The day on paper: what to make and for whom with care, then what goes where. */
export function KitchenSheet({ counts }: { counts: VendorCounts }) {
  return (
    <div className="sheet">
      <MakePages counts={counts} />
      {counts.allergies.length > 0 && <AllergyPages counts={counts} />}
      <SchoolPages counts={counts} />
    </div>
  );
}

/** Stands in a table's head, which a browser repeats at the top of every page. */
function SheetHead({
  counts,
  title,
  span,
  children,
}: {
  counts: VendorCounts;
  title: string;
  span: number;
  children?: ReactNode;
}) {
  const t = useTranslations('vendors.portal');
  const locale = useLocale();
  const state = counts.final
    ? t('state.final')
    : counts.locks_at && t('state.openShort', { when: sayLock(counts.locks_at, counts, locale) });
  return (
    <thead>
      <tr>
        <td colSpan={span} className="sheet-head">
          <div>
            <p className="sheet-title">
              {counts.vendor.display_name}
              <span>{title}</span>
            </p>
            <p className="sheet-total">
              {counts.total_meals.toLocaleString(locale)}
              <span>{t('totals.meals', { count: counts.total_meals })}</span>
            </p>
            <p className="sheet-day">
              <b>{sayDayOfYear(counts.date, locale)}</b>
              <span>{state}</span>
              <span>{t('sheet.printed', { when: sayNow(counts, locale) })}</span>
            </p>
          </div>
        </td>
      </tr>
      {children}
    </thead>
  );
}

function MakePages({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.make');
  return (
    <table className="sheet-make">
      <SheetHead counts={counts} title={t('title')} span={2}>
        <tr>
          <th scope="col" className="num">
            {t('units')}
          </th>
          <th scope="col">{t('item')}</th>
        </tr>
      </SheetHead>
      {counts.items.map((item, index) => (
        <tbody key={keyOf(item)}>
          {item.is_extra && !counts.items[index - 1]?.is_extra && (
            <tr className="sheet-part">
              <th colSpan={2} scope="rowgroup">
                {t('extras')}
              </th>
            </tr>
          )}
          <SheetItem item={item} />
        </tbody>
      ))}
    </table>
  );
}

function SheetItem({ item }: { item: VendorCounts['items'][number] }) {
  const t = useTranslations('vendors.portal.make');
  const locale = useLocale();
  const [first] = item.variants;
  const inOneWay = item.variants.length === 1 && first?.options.length === 0;
  return (
    <>
      <tr className="sheet-item">
        <td className="num">{item.units.toLocaleString(locale)}</td>
        <th scope="row">
          {item.name}
          {inOneWay && first && <StrictCounts counts={first.strict_allergies} />}
        </th>
      </tr>
      {!inOneWay &&
        item.variants.map((variant) => (
          <tr key={variant.options.join('\n')} className="sheet-variant">
            <td className="num">{variant.units.toLocaleString(locale)}</td>
            <td>
              {variant.options.length > 0 ? variant.options.join(', ') : t('plain')}
              <StrictCounts counts={variant.strict_allergies} />
            </td>
          </tr>
        ))}
      {mixesOptions(item) && (
        <tr className="sheet-variant">
          <td />
          <td>
            <ByOption item={item} />
          </td>
        </tr>
      )}
    </>
  );
}

function AllergyPages({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.allergies');
  const gradeIn = useGradeName();
  return (
    <table className="sheet-allergies">
      <thead>
        <tr>
          <th colSpan={5} scope="colgroup" className="sheet-bar">
            <b>{counts.allergies.length}</b> {t('title')}
            <span>{t('text')}</span>
          </th>
        </tr>
        <tr>
          <td className="box" />
          <th scope="col">{t('child')}</th>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('meal')}</th>
          <th scope="col">{t('strict')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.allergies.map((meal) => (
          <tr key={meal.order_id}>
            <td className="box">
              <i />
            </td>
            <th scope="row">{meal.luncher ?? t('nameless')}</th>
            <td>{`${meal.school}, ${gradeIn(meal.grade)}`}</td>
            <td>
              <MealLine meal={meal} />
            </td>
            <td>
              <StrictTags strict={meal.strict} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SchoolPages({ counts }: { counts: VendorCounts }) {
  const t = useTranslations('vendors.portal.schools');
  const gradeIn = useGradeName();
  const { columns, rows, meals } = schoolMatrix(counts);
  const numbered = columns.map((column, index) => ({ ...column, index }));
  return splitColumns(numbered, MOST_COLUMNS).map((part) => {
    const cells = (row: { meals: number; cells: number[] }) => (
      <>
        <td className="num strong">{row.meals}</td>
        {part.map(({ key, index }) => (
          <td key={key} className="num">
            {row.cells[index] || ''}
          </td>
        ))}
      </>
    );
    return (
      <table key={part[0]?.key} className="sheet-schools">
        {/* The head's first row spans all columns, so that it can't say how wide they are. */}
        <colgroup>
          <col className="place" />
        </colgroup>
        <SheetHead counts={counts} title={t('title')} span={part.length + 2}>
          <tr>
            <th scope="col">{t('school')}</th>
            <th scope="col" className="upright">
              <span>{t('meals')}</span>
            </th>
            {part.map(({ key, name }) => (
              <th key={key} scope="col" className="upright">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </SheetHead>
        {rows.map((school) => (
          <tbody key={school.id}>
            <tr className="sheet-school">
              <th scope="row">{school.label}</th>
              {cells(school)}
            </tr>
            {school.grades.map((grade) => (
              <tr key={grade.id} className="sheet-grade">
                <th scope="row">{gradeIn(grade.label)}</th>
                {cells(grade)}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className="sheet-school sheet-sum">
            <th scope="row">{t('all')}</th>
            {cells({ meals, cells: columns.map(({ units }) => units) })}
          </tr>
        </tbody>
      </table>
    );
  });
}
