import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Count, CountItem } from '@yay/contract/inventory/calls';
import { INVENTORY_NOTE_MAX } from '@yay/contract/inventory/values';
import { VARIANCE_REASONS, type VarianceReason } from '@yay/domain/inventory';
import { Button } from '@yay/ui/button';
import { ArrowPathIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatMoment, formatUsd } from '../../../lib/format.ts';
import { HttpError, isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { countQuery, INVENTORY_KEY, review, settle } from '../api/inventory.ts';
import { STATE_LOOKS } from '../model/asked.ts';
import { ItemName } from './item-name.tsx';
import { Said } from './said.tsx';
import './inventory.css';
import '../../../parts/portal-head.css';

/** One count beside what the book said: settled where two differ, and reviewed by a second person. */
export function CountPage(props: { locationId: number; number: string; back?: ReactNode }) {
  const { locationId, number, back } = props;
  const t = useTranslations('inventory');
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new HttpError(404, 'not_found');
  const query = useQuery(countQuery(locationId, Number(number)));
  const [settled, setSettled] = useState<number | null>(null);
  return (
    <section className="inv" aria-labelledby="count-title">
      {back}
      {!query.data && (
        <header className="portal-head">
          <h1 id="count-title">{t('history.counts')}</h1>
        </header>
      )}
      {query.data ? (
        <OneCount
          key={`${query.data.number} ${query.data.state}`}
          count={query.data}
          isSettled={query.data.number === settled}
          onSettled={() => setSettled(Number(number))}
        />
      ) : query.error ? (
        <StaffFailed
          error={query.error}
          title={t('errorTitle')}
          retry={t('retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="3rem" />
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function OneCount(props: { count: Count; isSettled: boolean; onSettled: () => void }) {
  const { count, isSettled, onSettled } = props;
  const t = useTranslations('inventory');
  const locale = useLocale();
  const moment = (at: string) => formatMoment(at, count.time_zone, locale);
  const differing = count.lines.filter(
    (line) => line.counted !== line.expected && line.holds !== 'other',
  );
  const sumOf = (lines: readonly CountItem[]) => ({
    pieces: lines.reduce((sum, line) => sum + line.counted - line.expected, 0),
    cost: lines.reduce((sum, line) => sum + line.cost, 0),
  });
  const missing = sumOf(differing.filter((line) => line.counted < line.expected));
  const more = sumOf(differing.filter((line) => line.counted > line.expected));
  return (
    <>
      <header className="portal-head">
        <h1 id="count-title">{t('variance.title', { place: count.sublocation.name })}</h1>
        <p className="mid">
          {t('variance.counted', { when: moment(count.at), by: count.by.name })}
          {', '}
          {t('variance.synced', { when: moment(count.received_at) })}
          {count.reviewed_by !== null && count.reviewed_at !== null && (
            <>
              {', '}
              {t('variance.reviewed', {
                by: count.reviewed_by,
                when: moment(count.reviewed_at),
              })}
            </>
          )}
        </p>
        <span className={`st ${STATE_LOOKS[count.state]}`}>{t(`states.${count.state}`)}</span>
      </header>
      <p className="inv-sums">
        <span>
          <b>{differing.length}</b> {t('variance.ofItems', { count: count.items })}
        </span>
        {missing.pieces < 0 && (
          <span data-tone="less">
            <b>−{-missing.pieces}</b>{' '}
            {t('variance.missing', { count: -missing.pieces, cost: formatUsd(-missing.cost) })}
          </span>
        )}
        {more.pieces > 0 && (
          <span data-tone="more">
            <b>+{more.pieces}</b> {t('variance.more', { cost: formatUsd(more.cost) })}
          </span>
        )}
      </p>
      {count.note && <p className="inv-note">{count.note}</p>}
      <Said>{isSettled ? t('variance.settled') : undefined}</Said>
      {count.state === 'to_settle' ? (
        <Settle count={count} onSettled={onSettled} />
      ) : (
        <Review count={count} />
      )}
    </>
  );
}

function useCount(count: Count) {
  const client = useQueryClient();
  const { queryKey } = countQuery(count.location.id, count.number);
  return async (next: Count) => {
    client.setQueryData(queryKey, next);
    await client.invalidateQueries({
      queryKey: INVENTORY_KEY,
      predicate: (query) => query.queryKey[1] !== 'count',
    });
  };
}

function Settle({ count, onSettled }: { count: Count; onSettled: () => void }) {
  const t = useTranslations('inventory.variance');
  const locale = useLocale();
  const errorText = useErrorText();
  const keep = useCount(count);
  const client = useQueryClient();
  const [holds, setHolds] = useState<Readonly<Record<number, 'this' | 'other'>>>({});
  const [busy, setBusy] = useState(false);
  const open = count.lines.filter((line) => line.other !== null);
  const moment = (at: string) => formatMoment(at, count.time_zone, locale);
  async function act() {
    setBusy(true);
    try {
      const body = {
        holds: open.flatMap(({ id }) => {
          const chosen = holds[id];
          return chosen ? [{ item_id: id, holds: chosen }] : [];
        }),
      };
      await keep(await settle(count.location.id, count.number, body));
      onSettled();
    } catch (error) {
      showAlert(errorText(error));
      if (isHttpError(error) && error.status === 409) {
        await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      }
    }
    setBusy(false);
  }
  return (
    <section className="inv-settle" aria-labelledby="inv-settle">
      <h2 id="inv-settle">{t('settleTitle')}</h2>
      {open.map((line) => (
        <fieldset key={line.id}>
          <legend>{t('settleText', { item: line.name })}</legend>
          {line.other && (
            <>
              <Choice
                name={`holds-${line.id}`}
                checked={holds[line.id] === 'this'}
                onChoose={() => setHolds({ ...holds, [line.id]: 'this' })}
              >
                {t('thisNumber', {
                  count: line.counted,
                  by: count.by.name,
                  when: moment(line.at),
                })}
              </Choice>
              <Choice
                name={`holds-${line.id}`}
                checked={holds[line.id] === 'other'}
                onChoose={() => setHolds({ ...holds, [line.id]: 'other' })}
              >
                {t('thisNumber', {
                  count: line.other.counted,
                  by: line.other.by,
                  when: moment(line.other.at),
                })}
              </Choice>
            </>
          )}
        </fieldset>
      ))}
      <Button
        loading={busy}
        disabled={open.some(({ id }) => holds[id] === undefined)}
        onClick={() => void act()}
      >
        {t('settle')}
      </Button>
    </section>
  );
}

function Choice(props: { name: string; checked: boolean; onChoose: () => void; children: string }) {
  return (
    <label className="inv-choice">
      <input type="radio" name={props.name} checked={props.checked} onChange={props.onChoose} />
      {props.children}
    </label>
  );
}

function Review({ count }: { count: Count }) {
  const t = useTranslations('inventory');
  const keep = useCount(count);
  const client = useQueryClient();
  const errors = useFormErrors({ alerts: false });
  const [reasons, setReasons] = useState<Readonly<Record<number, VarianceReason | ''>>>({});
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'reviewed' | 'recount'>();
  const isOpen = count.state === 'to_review' && count.may_review;
  const missing = count.lines.filter((line) => line.needs_reason && !reasons[line.id]).length;

  async function act(verdict: 'reviewed' | 'recount') {
    if (busy) return;
    setBusy(verdict);
    errors.clearErrors();
    try {
      const body = {
        verdict,
        reasons: Object.entries(reasons).flatMap(([id, reason]) =>
          reason === '' ? [] : [{ item_id: Number(id), reason }],
        ),
        note,
      };
      await keep(await review(count.location.id, count.number, body));
      return;
    } catch (error) {
      errors.sayRefusal(error);
      setBusy(undefined);
      if (isHttpError(error) && error.status === 409) {
        await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      }
    }
  }
  const columns = useLineColumns({
    isOpen,
    reasons,
    errorOf: (id) => errors.errorAt(`reasons.${id}`),
    onReason: (id, reason) => {
      errors.clearErrors();
      setReasons({ ...reasons, [id]: reason });
    },
  });
  return (
    <form
      ref={errors.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act('reviewed');
      }}
    >
      <RecordTable
        caption={t('variance.title', { place: count.sublocation.name })}
        columns={columns}
        rows={count.lines}
        keyOf={({ id }) => id}
      />
      {count.state === 'to_review' && !count.may_review && (
        <p className="inv-note">{t('variance.own')}</p>
      )}
      <Said>{count.state === 'reviewed' ? t('variance.saved') : undefined}</Said>
      <Said>{count.state === 'recount' ? t('variance.recounted') : undefined}</Said>
      {isOpen && (
        <div className="inv-review">
          <p className="mid">
            {t('variance.after')} {t('variance.afterKept')}
          </p>
          <TextField
            id="review-note"
            label={t('variance.noteLabel')}
            value={note}
            maxLength={INVENTORY_NOTE_MAX}
            autoComplete="off"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className="inv-review-acts">
            <span className="st warn" hidden={missing === 0}>
              {t('variance.missingReasons', { count: missing })}
            </span>
            <button
              type="button"
              className="staff-btn"
              disabled={busy !== undefined}
              onClick={() => void act('recount')}
            >
              <ArrowPathIcon small />
              {t('variance.recount')}
            </button>
            <Button type="submit" loading={busy === 'reviewed'} loadingLabel={t('saving')}>
              {t('variance.save')}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

function useLineColumns(props: {
  isOpen: boolean;
  reasons: Readonly<Record<number, VarianceReason | ''>>;
  errorOf: (id: number) => string | undefined;
  onReason: (id: number, reason: VarianceReason | '') => void;
}): RecordColumn<CountItem>[] {
  const { isOpen, reasons, errorOf, onReason } = props;
  const t = useTranslations('inventory');
  const isSame = (line: CountItem) => line.counted === line.expected || line.holds === 'other';
  return [
    {
      id: 'item',
      title: t('variance.columns.item'),
      namesRow: true,
      cell: (line) => <ItemName item={line} />,
    },
    {
      id: 'expected',
      title: t('variance.columns.expected'),
      align: 'num',
      labeled: true,
      cell: (line) => line.expected,
    },
    {
      id: 'counted',
      title: t('variance.columns.counted'),
      align: 'num',
      labeled: true,
      cell: (line) => <b>{line.counted}</b>,
    },
    {
      id: 'difference',
      title: t('variance.columns.difference'),
      align: 'num',
      labeled: true,
      cell: (line) => {
        if (isSame(line)) return <span className="mid">{t('variance.asExpected')}</span>;
        const by = line.counted - line.expected;
        return (
          <b className="inv-diff" data-tone={by < 0 ? 'less' : 'more'}>
            {by < 0 ? `−${-by}` : `+${by}`}
          </b>
        );
      },
    },
    {
      id: 'why',
      title: t('variance.columns.why'),
      labeled: (line) => !isSame(line),
      look: 'inv-why',
      cell: (line) => {
        if (isSame(line)) return null;
        if (!isOpen) return line.reason ? t(`varianceReasons.${line.reason}`) : '';
        return (
          <ReasonField
            line={line}
            reason={reasons[line.id] ?? ''}
            error={errorOf(line.id)}
            onChange={(reason) => onReason(line.id, reason)}
          />
        );
      },
    },
    {
      id: 'worth',
      title: t('variance.columns.worth'),
      align: 'num',
      labeled: true,
      cell: (line) => (isSame(line) ? formatUsd(0) : formatUsd(line.cost)),
    },
  ];
}

/** Asks for the reason why the count of an item differs from the book. */
function ReasonField(props: {
  line: CountItem;
  reason: VarianceReason | '';
  error: string | undefined;
  onChange: (reason: VarianceReason | '') => void;
}) {
  const { line, reason: chosen, error, onChange } = props;
  const t = useTranslations('inventory');
  return (
    <NativeSelect
      id={`why-${line.id}`}
      label={<span className="sr">{t('variance.whyOf', { item: line.name })}</span>}
      value={chosen}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value as VarianceReason | '')}
    >
      <option value="">{t('variance.choose')}</option>
      {VARIANCE_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {t(`varianceReasons.${reason}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
