import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListedLuncher, LuncherSheet } from '@yay/contract/luncher-lists/calls';
import type { ListSort } from '@yay/contract/luncher-lists/values';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowDownTrayIcon, ArrowLeftIcon, PrinterIcon } from '@yay/ui/icons';
import { ScrollRegion } from '@yay/ui/scroll-region';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { RecordTabs } from '../../../parts/record-tabs.tsx';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { sheetQuery } from '../api/list-query.ts';
import type { ListAddress } from '../model/list-address.ts';
import { partsOf } from '../model/parts-of.ts';
import { Meals, Strict } from './list-table.tsx';
import type { LuncherListProps } from './luncher-list-page.tsx';
import { useFile } from './use-file.ts';
import './luncher-sheet.css';

const ORDERS = ['grade', 'room', 'meal', 'name'] as const;

/** The list as it is printed. On paper there is nothing but the sheet. */
export function LuncherSheetPage({ segment, asked }: LuncherListProps) {
  return (
    <SchoolFrame segment={segment} here="lunchers">
      {(school) => (
        <Sheet
          school={school}
          path={schoolPath(school, 'lunchers')}
          // A sheet is for handing out, unless somebody chose other children.
          asked={{ ...asked, tab: asked.tab ?? 'lunch', sort: asked.sort ?? 'grade' }}
        />
      )}
    </SchoolFrame>
  );
}

function Sheet(props: {
  school: { id: number; name: string };
  path: string;
  asked: ListAddress & { sort: ListSort };
}) {
  const { school, path, asked } = props;
  const t = useTranslations('luncher-lists');
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(sheetQuery(school.id, asked));
  return (
    <div aria-busy={isFetching}>
      <header className="portal-head sheet-tools">
        <Link to={path} search={{ ...asked }} className="crumb">
          <ArrowLeftIcon small /> {t('sheet.back')}
        </Link>
        <h1>{t('sheet.title')}</h1>
        <div className="acts">
          <Files schoolId={school.id} asked={asked} />
          <button
            type="button"
            className="staff-btn primary"
            disabled={!data || data.rows.length === 0}
            onClick={() => window.print()}
          >
            <PrinterIcon small />
            {t('sheet.print')}
          </button>
        </div>
      </header>
      <div className="sheet-tools">
        <RecordTabs label={t('sheet.by')}>
          {ORDERS.map((sort) => (
            <Link
              key={sort}
              to={`${path}/sheet`}
              search={{ ...asked, sort, tab: asked.tab === 'strict' ? 'lunch' : asked.tab }}
              activeOptions={{ exact: true }}
              aria-current={sort === asked.sort && asked.tab !== 'strict' ? 'page' : undefined}
            >
              {t(`sheet.${sort}`)}
            </Link>
          ))}
          <Link
            to={`${path}/sheet`}
            search={{ ...asked, tab: 'strict' }}
            activeOptions={{ exact: true }}
            aria-current={asked.tab === 'strict' ? 'page' : undefined}
          >
            {t('sheet.strictOnly')}
          </Link>
        </RecordTabs>
      </div>
      {data ? (
        data.rows.length > 0 ? (
          <Paper sheet={data} school={school.name} sort={asked.sort} />
        ) : (
          <EmptyState title={t('sheet.empty')}>
            {t('sheet.emptyText', { day: formatDate(data.date, locale, 'fullDay') })}
          </EmptyState>
        )
      ) : error ? (
        <StaffFailed title={t('errorTitle')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="40rem" />
        </SkeletonGroup>
      )}
    </div>
  );
}

function Files({ schoolId, asked }: { schoolId: number; asked: ListAddress }) {
  const t = useTranslations('luncher-lists.files');
  const load = useFile(schoolId, asked);
  return (['csv', 'pdf'] as const).map((format) => (
    <button
      key={format}
      type="button"
      className="staff-btn"
      onClick={() => void load(format, 'day')}
    >
      <ArrowDownTrayIcon small />
      {t(format)}
    </button>
  ));
}

function Paper({ sheet, school, sort }: { sheet: LuncherSheet; school: string; sort: ListSort }) {
  const t = useTranslations('luncher-lists');
  const locale = useLocale();
  const day = formatDate(sheet.date, locale, 'dayAndWeekdayOfYear');
  const lunches = sheet.rows.reduce((sum, { meals }) => sum + meals.length, 0);
  const strict = sheet.rows.filter((row) => row.strict.length > 0).length;
  const hasRooms = sheet.rows.some(({ room }) => room !== null);
  // A heading names the grade already.
  const hasGrades = sort !== 'grade';
  const span = 4 + Number(hasRooms) + Number(hasGrades);
  return (
    <ScrollRegion className="paper sideways" label={t('sheet.title')}>
      <table>
        {/* A browser repeats a head at the top of every page. */}
        <thead>
          <tr>
            <td colSpan={span} className="paper-head">
              <div>
                <p className="paper-title">{t('sheet.title')}</p>
                <p className="paper-total">
                  {lunches.toLocaleString(locale)}
                  <span>{t('sheet.lunches', { count: lunches })}</span>
                </p>
                <p className="paper-day">
                  <b>{school}</b>, {day}
                  {strict > 0 && <span> · {t('sheet.strict', { count: String(strict) })}</span>}
                </p>
              </div>
            </td>
          </tr>
          <tr>
            <th scope="col">
              <span className="sr">{t('sheet.box')}</span>
            </th>
            <th scope="col">{t('columns.name')}</th>
            {hasGrades && <th scope="col">{t('columns.grade')}</th>}
            {hasRooms && <th scope="col">{t('columns.room')}</th>}
            <th scope="col">{t('columns.meal')}</th>
            <th scope="col">{t('columns.strict')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={span} className="paper-meals">
              <div>
                {sheet.meals.map(({ name, units }) => (
                  <span key={name}>
                    <b>{units.toLocaleString(locale)}</b> {name}
                  </span>
                ))}
              </div>
            </td>
          </tr>
        </tbody>
        {partsOf(sheet.rows, sort).map((part) => (
          <tbody key={part.name ?? ''}>
            {sort !== 'name' && <PartHead part={part} sort={sort} span={span} />}
            {part.rows.map((row) => (
              <PaperRow key={row.luncher_id} row={row} hasRooms={hasRooms} hasGrades={hasGrades} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}

function PartHead(props: {
  part: { name: string | null; rows: readonly ListedLuncher[] };
  sort: ListSort;
  span: number;
}) {
  const { part, sort, span } = props;
  const t = useTranslations('luncher-lists.sheet');
  const gradeIn = useGradeName();
  const said = part.name !== null && sort === 'grade' ? gradeIn(part.name) : part.name;
  return (
    <tr className="paper-part">
      <th colSpan={span} scope="rowgroup">
        {said ?? t(sort === 'room' ? 'noRoom' : 'noMeal')}{' '}
        <span>{t('partOfChildren', { count: part.rows.length })}</span>
      </th>
    </tr>
  );
}

function PaperRow(props: { row: ListedLuncher; hasRooms: boolean; hasGrades: boolean }) {
  const { row, hasRooms, hasGrades } = props;
  const t = useTranslations('luncher-lists');
  const gradeIn = useGradeName();
  return (
    <tr>
      <td className="box">
        <i />
      </td>
      <th scope="row">
        <bdi>
          {row.last}, {row.first}
        </bdi>
        {row.is_absent && <small> ({t('states.absent')})</small>}
        {row.is_first_week && <small> ({t('states.new')})</small>}
      </th>
      {hasGrades && <td>{row.no_grade ? t('states.noGrade') : gradeIn(row.grade)}</td>}
      {hasRooms && <td>{row.room}</td>}
      <td>
        <Meals meals={row.meals} />
      </td>
      <td>
        <Strict row={row} />
      </td>
    </tr>
  );
}
