import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import type { RollOver } from '@yay/contract/roll-over/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { EmptyState } from '@yay/ui/empty-state';
import { Notice } from '@yay/ui/notice';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { schoolKey } from '../../../parts/school-query.ts';
import { moveUp, putBack, rollOverQuery } from '../api/roll-over.ts';
import { ExceptionList, type Exceptions } from './exception-list.tsx';
import { GradesTable } from './grades-table.tsx';
import { LastGrade } from './last-grade.tsx';
import '../../../lib/staff/record.css';
import './portal-roll-over.css';

/** Once a school year every child of a school goes one grade up: looked at, done, and undone. */
export function PortalRollOver() {
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  return (
    <SchoolFrame segment={segment} here="lunchers">
      {(school) => <Rolling school={school} />}
    </SchoolFrame>
  );
}

function Rolling({ school }: { school: DestinationRecord }) {
  const t = useTranslations('roll-over');
  const query = useQuery(rollOverQuery(school.id));
  const year = query.data?.school_year;
  return (
    <>
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{year && t('note', yearOf(year))}</p>
        </div>
      </div>
      <StaffPart query={query} texts={t}>
        {(rollOver) =>
          rollOver.run ? (
            <Run school={school} run={rollOver.run} rollOver={rollOver} />
          ) : rollOver.lunchers.length === 0 ? (
            <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
          ) : (
            <Preview school={school} rollOver={rollOver} />
          )
        }
      </StaffPart>
    </>
  );
}

/** A school year as it is said: 2026–27. */
const yearOf = (year: number) => ({ year: String(year), next: String(year + 1).slice(2) });

/** Says what is looked at; in a school year that runs already, that moving up comes late for it. */
function Beginning({ rollOver }: { rollOver: RollOver }) {
  const t = useTranslations('roll-over');
  if (rollOver.next_from === null) return <Notice>{t('preview')}</Notice>;
  return (
    <Notice tone="late" title={t('runsTitle', yearOf(rollOver.school_year))}>
      {t('runsText')} <NextYear rollOver={rollOver} /> {t('preview')}
    </Notice>
  );
}

function NextYear({ rollOver }: { rollOver: RollOver }) {
  const t = useTranslations('roll-over');
  const locale = useLocale();
  const { next_from: from, school_year: year } = rollOver;
  if (from === null) return null;
  return t('nextFrom', { ...yearOf(year + 1), day: formatDate(from, locale, 'dayOfYear') });
}

function Preview({ school, rollOver }: { school: DestinationRecord; rollOver: RollOver }) {
  const t = useTranslations('roll-over');
  const client = useQueryClient();
  const format = useFormatter();
  const act = useAct(school.id);
  const [exceptions, setExceptions] = useState<Exceptions>(new Map());
  const [asking, setAsking] = useState(false);
  const [lastTo, setLastTo] = useState<number | null>(null);
  const { lunchers } = rollOver;
  const { goesTo, isKnown } = placesOf(rollOver, exceptions, lastTo);
  const moved = lunchers.filter((luncher) => goesTo(luncher) !== luncher.grade_id);
  const leaving = moved.filter((luncher) => !isKnown(goesTo(luncher)));
  const unknown = lunchers.filter(({ grade_id, id }) => !isKnown(grade_id) && !exceptions.has(id));

  async function move() {
    await act.run(() =>
      moveUp(school.id, {
        school_year: rollOver.school_year,
        last_to: lastTo,
        exceptions: [...exceptions].map(([luncher_id, grade_id]) => ({ luncher_id, grade_id })),
      }),
    );
    setAsking(false);
    await client.invalidateQueries({ queryKey: schoolKey(school.id) });
  }
  const figures = [
    ['move', moved.length - leaving.length],
    ['leave', leaving.length],
    ['other', exceptions.size],
    ['unknown', unknown.length],
  ] as const;
  return (
    <>
      <Beginning rollOver={rollOver} />
      <p className="roll-figures">
        {figures.map(([key, count]) => (
          <span key={key}>
            <b>{format.number(count)}</b> {t(key, { count })}
          </span>
        ))}
      </p>
      <div className="roll-columns">
        <div>
          <GradesTable rollOver={rollOver} lastTo={lastTo} />
          <LastGrade rollOver={rollOver} value={lastTo} onChange={setLastTo} />
          <ExceptionList rollOver={rollOver} exceptions={exceptions} onChange={setExceptions} />
        </div>
        <aside className="roll-what" aria-labelledby="roll-what">
          <h2 id="roll-what">{t('what')}</h2>
          <ul>
            <li>{t('whatGrades')}</li>
            <li>{t(lastTo === null ? 'whatLast' : 'whatLastAway')}</li>
            <li>{t('whatOrders', { count: rollOver.orders_ahead })}</li>
            <li>{t('whatUndo')}</li>
          </ul>
          <button
            type="button"
            className="staff-btn primary"
            disabled={moved.length === 0}
            onClick={() => setAsking(true)}
          >
            {t('start', { count: moved.length })}
          </button>
        </aside>
      </div>
      <ConfirmDialog
        open={asking}
        loading={act.busy}
        loadingLabel={t('working')}
        title={t('confirmTitle')}
        confirmLabel={t('start', { count: moved.length })}
        closeLabel={t('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => void move()}
      >
        {rollOver.next_from !== null && (
          <p>
            <b>{t('runsTitle', yearOf(rollOver.school_year))}</b>
          </p>
        )}
        <p>{t('confirmText', { count: moved.length })}</p>
        <p>{t('whatOrders', { count: rollOver.orders_ahead })}</p>
      </ConfirmDialog>
    </>
  );
}

/** Tells where each child goes, and whether that is a grade: of this school or of another. */
function placesOf(rollOver: RollOver, exceptions: Exceptions, lastTo: number | null) {
  const { grades, elsewhere } = rollOver;
  const last = grades.findLast(({ is_known }) => is_known);
  const nextOf = (gradeId: number) =>
    gradeId === last?.id && lastTo !== null
      ? lastTo
      : (grades.find(({ id }) => id === gradeId)?.next ?? gradeId);
  return {
    goesTo: ({ id, grade_id, has_come }: RollOver['lunchers'][number]): number =>
      exceptions.get(id) ?? (has_come ? grade_id : nextOf(grade_id)),
    isKnown: (gradeId: number): boolean =>
      grades.find(({ id }) => id === gradeId)?.is_known ??
      elsewhere.some((school) => school.grades.some(({ id }) => id === gradeId)),
  };
}

function Run({
  school,
  run,
  rollOver,
}: {
  school: DestinationRecord;
  run: NonNullable<RollOver['run']>;
  rollOver: RollOver;
}) {
  const t = useTranslations('roll-over');
  const locale = useLocale();
  const format = useFormatter();
  const act = useAct(school.id);
  const [asking, setAsking] = useState(false);
  if (run.state === 'moving' || run.state === 'undoing') {
    const values = { done: format.number(run.done), count: format.number(run.lunchers) };
    return (
      <ProgressBar
        label={t(run.state)}
        value={run.done}
        max={Math.max(1, run.lunchers)}
        valueText={t('sofar', values)}
        note={t('goesOn')}
      />
    );
  }
  return (
    <section className="roll-done" aria-labelledby="roll-done">
      <h2 id="roll-done">{t('doneTitle')}</h2>
      <p role="status">
        {t('done', {
          name: run.by ?? '',
          count: run.lunchers - run.skipped,
          day: formatMoment(run.started_at, school.market.timezone, locale),
        })}
      </p>
      {run.skipped > 0 && <p>{t('skipped', { count: run.skipped })}</p>}
      {run.can_undo ? (
        <>
          <p className="mid">{t('whatUndo')}</p>
          <button type="button" className="staff-btn" onClick={() => setAsking(true)}>
            {t('undo')}
          </button>
        </>
      ) : (
        <p className="mid">{t('noUndo')}</p>
      )}
      <p className="mid">
        <NextYear rollOver={rollOver} />
      </p>
      <ConfirmDialog
        open={asking}
        danger
        loading={act.busy}
        loadingLabel={t('working')}
        title={t('undoTitle')}
        confirmLabel={t('undo')}
        closeLabel={t('cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => void act.run(() => putBack(school.id)).then(() => setAsking(false))}
      >
        <p>{t('undoText')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Does something to the roll-over and shows what became of it. */
function useAct(schoolId: number) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const [busy, setBusy] = useState(false);
  async function run(act: () => Promise<RollOver>) {
    setBusy(true);
    try {
      client.setQueryData(rollOverQuery(schoolId).queryKey, await act());
    } catch (error) {
      const codes = isHttpError(error) ? Object.values(error.errors).flat() : [];
      showAlert(codes.length > 0 ? fieldText(codes) : errorText(error));
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: rollOverQuery(schoolId).queryKey });
  }
  return { busy, run };
}
