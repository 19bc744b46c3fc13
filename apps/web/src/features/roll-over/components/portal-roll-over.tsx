import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import type { RollOver } from '@yay/contract/roll-over/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { EmptyState } from '@yay/ui/empty-state';
import { NativeSelect } from '@yay/ui/native-select';
import { Notice } from '@yay/ui/notice';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { formatMoment } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { schoolKey } from '../../../parts/school-query.ts';
import { moveUp, putBack, rollOverQuery } from '../api/roll-over.ts';
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
          <p className="record-meta">
            {year && t('note', { year: String(year), next: String(year + 1).slice(2) })}
          </p>
        </div>
      </div>
      <StaffPart query={query} texts={t}>
        {(rollOver) =>
          rollOver.run ? (
            <Run school={school} run={rollOver.run} />
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

type Exceptions = ReadonlyMap<number, number>;

function Preview({ school, rollOver }: { school: DestinationRecord; rollOver: RollOver }) {
  const t = useTranslations('roll-over');
  const client = useQueryClient();
  const format = useFormatter();
  const act = useAct(school.id);
  const [exceptions, setExceptions] = useState<Exceptions>(new Map());
  const [asking, setAsking] = useState(false);
  const { grades, lunchers } = rollOver;
  const labelOf = (id: number | null) => grades.find((grade) => grade.id === id)?.label ?? '';
  const goesTo = (luncher: RollOver['lunchers'][number]) =>
    exceptions.get(luncher.id) ??
    grades.find(({ id }) => id === luncher.grade_id)?.next ??
    luncher.grade_id;
  const moved = lunchers.filter((luncher) => goesTo(luncher) !== luncher.grade_id);
  const isKnown = (id: number) => grades.find((grade) => grade.id === id)?.is_known ?? false;
  const leaving = moved.filter((luncher) => !isKnown(goesTo(luncher)));
  const unknown = lunchers.filter(({ grade_id, id }) => !isKnown(grade_id) && !exceptions.has(id));
  const set = (id: number, gradeId: number) => setExceptions(new Map(exceptions).set(id, gradeId));

  async function move() {
    await act.run(() =>
      moveUp(school.id, {
        school_year: rollOver.school_year,
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
      <Notice>{t('preview')}</Notice>
      <p className="roll-figures">
        {figures.map(([key, count]) => (
          <span key={key}>
            <b>{format.number(count)}</b> {t(key, { count })}
          </span>
        ))}
      </p>
      <div className="roll-columns">
        <div>
          <section aria-labelledby="roll-grades">
            <h2 id="roll-grades">{t('grades')}</h2>
            <RecordTable
              caption={t('grades')}
              rows={grades}
              keyOf={({ id }) => id}
              columns={[
                { id: 'from', title: t('from'), cell: ({ label }) => label },
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
                  cell: ({ next }) => (next === null ? t('stays') : labelOf(next)),
                },
              ]}
            />
          </section>
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
                    {`${name}, ${labelOf(grade_id)}`}
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
                          {id === luncher.grade_id ? t('staysIn', { grade: label }) : label}
                        </option>
                      ))}
                    </NativeSelect>
                    <button
                      type="button"
                      className="staff-btn"
                      onClick={() =>
                        setExceptions(new Map([...exceptions].filter(([id]) => id !== luncher.id)))
                      }
                    >
                      {t('remove', { name: luncher.name })}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        </div>
        <aside className="roll-what" aria-labelledby="roll-what">
          <h2 id="roll-what">{t('what')}</h2>
          <ul>
            <li>{t('whatGrades')}</li>
            <li>{t('whatLast')}</li>
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
        <p>{t('confirmText', { count: moved.length })}</p>
        <p>{t('whatOrders', { count: rollOver.orders_ahead })}</p>
      </ConfirmDialog>
    </>
  );
}

function Run({ school, run }: { school: DestinationRecord; run: NonNullable<RollOver['run']> }) {
  const t = useTranslations('roll-over');
  const locale = useLocale();
  const format = useFormatter();
  const act = useAct(school.id);
  const [asking, setAsking] = useState(false);
  if (run.state === 'moving' || run.state === 'undoing') {
    const values = { done: format.number(run.done), count: format.number(run.lunchers) };
    return (
      <ProgressBar
        label={t(run.state, values)}
        value={run.done}
        max={Math.max(1, run.lunchers)}
        valueText={t(run.state, values)}
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
