import type { ChangedLabelOut, LabelBoard, LabelPrint } from '@yay/contract/labels/calls';
import { type LabelField, nextPlace, perSheet, SHEETS, sheetsOf } from '@yay/domain/labels';
import { MinusIcon, PencilIcon, PlusIcon, PrinterIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Tag } from '@yay/ui/tag';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { BlackTags } from '../../../parts/black-tags.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { newestChanges } from '../model/newest-prints.ts';
import { placeOf } from '../model/place-of.ts';
import type { LabelActs } from '../model/use-label-acts.ts';
import { PrintRow, usePrintTitle } from './print-row.tsx';
import { SheetPicture } from './sheet-picture.tsx';

const LOOKS = {
  added: { tone: 'ok', icon: <PlusIcon /> },
  changed: { tone: 'late', icon: <PencilIcon /> },
  canceled: { tone: 'danger', icon: <MinusIcon /> },
} as const;

interface Props {
  board: LabelBoard;
  acts: LabelActs;
  /** The place of the first label of the next print. */
  start: number;
  /** Another print is compared with the lunches of now. */
  onSince: (printId: number) => void;
}

/** Shows the lunches that printed labels get wrong, and the labels for that. */
export function LabelChanges({ board, acts, start, onSince }: Props) {
  const t = useTranslations('labels.changes');
  const titleOf = usePrintTitle();
  const locale = useLocale();
  const { since } = board;
  const base = since && board.prints.find(({ id }) => id === since.print_id);
  const made = newestChanges(board);
  return (
    <section className="label-card" aria-labelledby="label-changes">
      <h2 id="label-changes">
        {t('title')}
        {base?.taken_at && (
          <span className="mid">
            {' '}
            {formatDate(base.date, locale, 'dayAndWeekday')},{' '}
            {t('since', {
              time: formatMoment(base.taken_at, board.school.timezone, locale),
              labels: base.labels,
            })}
          </span>
        )}
      </h2>
      {base && <BaseSelect board={board} base={base} onSince={onSince} />}
      {base ? (
        <ChangeList key={base.id} {...{ board, acts, onSince, base }} changes={since.changes} />
      ) : (
        <p className="mid">{t('noPrint')}</p>
      )}
      {made && (
        <ul className="label-jobs">
          <PrintRow title={titleOf(made.print)} {...{ board, acts, start }} {...made} />
        </ul>
      )}
    </section>
  );
}

/** Picks the print whose labels are compared, where there are several. */
function BaseSelect({
  board,
  base,
  onSince,
}: Omit<Props, 'acts' | 'start'> & { base: LabelPrint }) {
  const t = useTranslations('labels.changes');
  const locale = useLocale();
  const bases = board.prints.filter(
    ({ kind, status, date }) => kind === 'student' && status === 'ready' && date >= board.today,
  );
  if (bases.length < 2) return null;
  const titleOf = ({ date, since, labels, taken_at }: LabelPrint) =>
    t(since === null ? 'basePrint' : 'baseDelta', {
      day: formatDate(date, locale, 'dayAndWeekday'),
      labels,
      time: taken_at ? formatMoment(taken_at, board.school.timezone, locale) : '',
    });
  return (
    <NativeSelect
      label={t('base')}
      value={String(base.id)}
      onChange={(event) => onSince(Number(event.currentTarget.value))}
    >
      {bases.map((print) => (
        <option key={print.id} value={print.id}>
          {titleOf(print)}
        </option>
      ))}
    </NativeSelect>
  );
}

function ChangeList({
  board,
  acts,
  onSince,
  base,
  changes,
}: Omit<Props, 'start'> & { base: LabelPrint; changes: readonly ChangedLabelOut[] }) {
  const t = useTranslations('labels.changes');
  const { sheet } = board.settings;
  const places = perSheet(SHEETS[sheet]);
  const [start, setStart] = useState(String(base.sheet === sheet ? base.next_place : 1));
  if (changes.length === 0) return <p className="mid">{t('none')}</p>;
  const canceled = changes.filter(({ change }) => change === 'canceled').length;
  const labels = changes.length - canceled;
  const from = placeOf(start, sheet);
  const shown = Math.min(labels, places - from + 1);
  const after = nextPlace(SHEETS[sheet], labels, from);
  return (
    <>
      <div className="label-delta">
        <ChangeTable changes={changes} />
        {labels > 0 && (
          <div className="label-paper">
            <SheetPicture
              sheet={sheet}
              start={from}
              count={labels}
              label={t('sheet', {
                used: from - 1,
                print: shown,
                free: places - from + 1 - shown,
              })}
            />
            {places > 1 && (
              <>
                <p className="mid">
                  {t('left', {
                    count:
                      after === 1 && sheetsOf(SHEETS[sheet], labels, from) > 0
                        ? 0
                        : places - after + 1,
                  })}
                </p>
                <TextField
                  label={t('start')}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={places}
                  value={start}
                  onChange={(event) => setStart(event.currentTarget.value)}
                />
              </>
            )}
          </div>
        )}
      </div>
      <div className="label-acts">
        <button
          type="button"
          className="staff-btn primary"
          aria-disabled={acts.print.isPending}
          onClick={() => {
            if (acts.print.isPending) return;
            acts.print.mutate(
              { date: base.date, since_print_id: base.id, start_place: from },
              { onSuccess: ({ data }) => onSince(data.id) },
            );
          }}
        >
          <PrinterIcon small />
          {t('make', { labels, slip: canceled > 0 && labels > 0 ? 'yes' : 'no' })}
        </button>
        {canceled > 0 && <span className="mid">{t('slip', { count: canceled })}</span>}
      </div>
    </>
  );
}

function ChangeTable({ changes }: { changes: readonly ChangedLabelOut[] }) {
  const t = useTranslations('labels.changes');
  const was = useWas();
  const gradeIn = useGradeName();
  return (
    <RecordTable
      caption={t('list')}
      rows={changes}
      keyOf={(one) => one.order_id}
      columns={[
        {
          id: 'change',
          title: t('change'),
          cell: ({ change }) => <Tag {...LOOKS[change]}>{t(change)}</Tag>,
        },
        {
          id: 'child',
          title: t('child'),
          namesRow: true,
          cell: (one) => <ChangedChild changed={one} />,
        },
        {
          id: 'room',
          title: t('room'),
          cell: ({ label }) => [gradeIn(label.grade), label.room].filter(Boolean).join(', '),
        },
        {
          id: 'lunch',
          title: t('lunch'),
          look: 'label-lunch',
          cell: (one) =>
            one.change === 'canceled' ? (
              <span className="mid">{t('throwAway')}</span>
            ) : (
              <>
                {[one.label.item, ...one.label.parts].join(', ')}
                {one.fields.length > 0 && <span className="mid">; {was(one)}</span>}
              </>
            ),
        },
      ]}
    />
  );
}

/** The name on a label, and what its child must not eat. */
function ChangedChild({ changed: { label, change } }: { changed: ChangedLabelOut }) {
  const strict = useTranslations('labels.strict');
  const name = `${label.last}, ${label.first}`;
  if (change === 'canceled') return <del>{name}</del>;
  return (
    <>
      {name}{' '}
      {label.allergies.length > 0 && (
        <BlackTags tags={label.allergies.map((key) => ({ key, text: strict(key) }))} />
      )}
    </>
  );
}

/** Returns the words for the differences of a printed label. */
function useWas(): (changed: ChangedLabelOut) => string {
  const t = useTranslations('labels.changes.was');
  const strict = useTranslations('labels.strict');
  const gradeIn = useGradeName();
  return ({ before, fields }) => {
    if (before === null) return '';
    const names = before.allergies.map((key) => strict(key)).join(', ');
    const sayField: Record<LabelField, () => string> = {
      notSafe: () => (before.notSafe ? t('notSafe') : t('safe')),
      allergies: () => (names ? t('allergies', { before: names }) : t('noAllergies')),
      name: () => t('name', { before: `${before.first} ${before.last}` }),
      item: () => t('item', { before: before.item }),
      parts: () =>
        before.parts.length > 0 ? t('parts', { before: before.parts.join(', ') }) : t('noParts'),
      grade: () => t('grade', { before: gradeIn(before.grade) }),
      room: () => (before.room ? t('room', { before: before.room }) : t('noRoom')),
      period: () => (before.period ? t('period', { before: before.period }) : t('noPeriod')),
      vendor: () => t('vendor', { before: before.vendor }),
    };
    return fields.map((field) => sayField[field]()).join(', ');
  };
}
