import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Me } from '@yay/contract/identity/calls';
import type { DayResult } from '@yay/contract/orders/calls';
import { paidFrom } from '@yay/domain/pricing';
import { classNames } from '@yay/ui';
import { TabStrip } from '@yay/ui/tab-strip';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useQuiet } from '../../../lib/use-quiet.ts';
import { loadWords } from '../../../lib/words/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { useFunds } from '../api/available-credit.ts';
import { type Cell, openerId } from '../model/cell.ts';
import type { Spot } from '../model/choice.ts';
import { isClearable } from '../model/clear.ts';
import { conflictWith, isClash } from '../model/conflict.ts';
import { replacedDays } from '../model/replaced-days.ts';
import { planSave } from '../model/save-plan.ts';
import { daysCount } from '../model/week-view.ts';
import { announce } from '../state/announce.ts';
import { useCardAsk } from '../state/use-card-ask.ts';
import { useLastWeek } from '../state/use-last-week.ts';
import { indexOf, useLivePrice } from '../state/use-live-price.ts';
import { usePromo } from '../state/use-promo.ts';
import { useRestored } from '../state/use-restored.ts';
import { useSaving } from '../state/use-saving.ts';
import { useStable } from '../state/use-stable.ts';
import { useTransfer } from '../state/use-transfer.ts';
import type { WeekAddressBar } from '../state/use-week-address.ts';
import { useWeekDraft } from '../state/use-week-draft.ts';
import { useWeekUpkeep, whenQuiet } from '../state/use-week-upkeep.ts';
import { ChildRow, childPanelId } from './child-row.tsx';
import { DaysHead } from './days-head.tsx';
import { Dock } from './dock.tsx';
import { lazily } from './lazily.ts';
import { DayPanel, OpenDay, type OpenDayHandle } from './open-day.tsx';
import { OrderSummary } from './order-summary.tsx';
import { dayLong } from './say.ts';
import { useTakeBack } from './use-take-back.ts';
import { WeekBar } from './week-bar.tsx';
import './week.css';

const WeekNotices = lazily(() => import('./week-notices.tsx'));
const TransferDialog = lazily(() => import('./transfer-dialog.tsx'));
const ConflictDialog = lazily(() => import('./conflict-dialog.tsx'));
const WeekExtras = lazily(() => import('./week-extras.tsx'));
const LeaveGuard = lazily(() => import('./leave-guard.tsx'));
const CardSheet = lazily(async () => {
  const [part] = await Promise.all([
    import('./card-sheet.tsx'),
    loadWords(['billing', 'payments']),
  ]);
  return part;
});

/** Fetched ahead, first what is wanted most: without a network they must be there already. */
const PARTS = [DayPanel, LeaveGuard, WeekNotices, ConflictDialog, TransferDialog];

const SUMMARY_ID = 'order-summary';

type WeekScreenProps = { week: LunchCalendar; me: Me; address: WeekAddressBar };

/** One family's week: what is ordered, what is not saved yet, and what it costs. */
export function WeekScreen({ week, me, address }: WeekScreenProps) {
  const t = useTranslations('calendar');
  const index = indexOf(week);
  const weekDraft = useWeekDraft(week, me.id);
  const { draft } = weekDraft;
  const { view, summary, counting } = useLivePrice(index, draft);
  const quiet = useQuiet();
  const { funds, ...asked } = useFunds(week, quiet);
  const paid = paidFrom(summary.grand_total, funds);
  const isKnown = asked.isKnown || paid.rest === 0;
  const saving = useSaving(week, me.id);
  const transfer = useTransfer(index, weekDraft);
  const promo = usePromo(index, view, summary, weekDraft);
  const takeBack = useTakeBack(index, transfer, weekDraft);
  const isOwn = week.user.id === me.id;
  const card = useCardAsk(week, {
    mayAdd: isOwn && me.impersonator === null,
    funds,
    rest: paid.rest,
  });
  const [summaryOpen, setSummaryOpen] = useState(false);
  const restored = useRestored(weekDraft);
  const hadLastWeek = useLastWeek(week);
  useWeekUpkeep(week);
  useEffect(
    () =>
      whenQuiet(() => {
        for (const part of PARTS) part.ahead();
      }),
    [],
  );

  const clash = draft.attempt ? null : conflictWith(week, draft, week);
  const collides = isClash(clash);
  const current =
    week.lunchers.find((luncher) => String(luncher.id) === address.luncherId) ?? week.lunchers[0];
  const openDay = useRef<OpenDayHandle>(null);

  async function save(): Promise<boolean> {
    setSummaryOpen(false);
    if (collides) {
      saving.lookAtConflict();
      return false;
    }
    const outcome = await saving.save(planSave(index, view));
    return outcome?.kind === 'saved' && !outcome.answer.results.some(isRefused);
  }

  function putBack(cell: Cell) {
    weekDraft.putBack(cell);
    const child = index.lunchers.get(cell.luncherId)?.first ?? '';
    announce(t('save.announcePutBack', { child, day: dayLong(cell.date) }));
    requestAnimationFrame(() => document.getElementById(openerId(cell))?.focus());
  }

  const onWeek = useStable(address.toWeek);
  const onOpen = useStable((spot: Spot) => openDay.current?.open(spot));
  const onPutBack = useStable(putBack);
  const onCopy = useStable((luncherId: string) => void transfer.copy(luncherId));
  const onClear = useStable((luncherId: string) =>
    takeBack.clear(view.rows[luncherId] ?? [], true),
  );
  const onLastWeek = useStable((luncherId: string) => void transfer.lastWeek(luncherId));

  const restoredCount = restored.shows ? view.changes.length + view.blocked.length : 0;
  const unpaid = isOwn && me.delinquent === 1;
  const hasNotices =
    !isOwn ||
    unpaid ||
    replacedDays(week).length > 0 ||
    collides ||
    restoredCount > 0 ||
    saving.phase === 'waiting' ||
    saving.refused !== null ||
    takeBack.remark !== null;
  const savingProps = {
    unsaved: view.unsaved,
    blocked: view.blocked.length,
    sending: saving.phase === 'sending',
    waiting: saving.phase === 'waiting',
    onSave: () => void save(),
    onUndo: takeBack.undoAll,
  };
  const someOpen = Object.values(view.rows)
    .flat()
    .some((cell) => cell.orderable);
  const rows = week.lunchers.map((luncher) => view.rows[String(luncher.id)] ?? []);

  return (
    <div
      className={classNames('week-whole', summaryOpen && 'sum-open', card.isMissing && 'no-card')}
    >
      <div className="week-page">
        <WeekBar week={week} actorId={me.id} onWeek={onWeek} inert={summaryOpen} />
        <div className="grid" inert={summaryOpen}>
          {hasNotices && (
            <Suspense>
              <WeekNotices
                index={index}
                onOwn={isOwn ? null : address.toOwn}
                unpaid={unpaid}
                restored={restoredCount}
                onSeenRestored={restored.forget}
                waiting={saving.phase === 'waiting'}
                clash={collides}
                onLook={saving.lookAtConflict}
                refused={saving.refused}
                onSeenRefused={saving.forgetRefused}
                remark={takeBack.remark}
                onSeenRemark={takeBack.forget}
              />
            </Suspense>
          )}
          {isOwn && !week.has_ordered && <p className="week-begin">{t('bar.begin')}</p>}
          {week.lunchers.length > 1 && current && (
            <TabStrip
              label={t('child.tabs')}
              items={week.lunchers.map((luncher, place) => ({
                id: String(luncher.id),
                label: luncher.first,
                color: luncher.color,
                note: daysNote(rows[place] ?? [], t),
              }))}
              selected={String(current.id)}
              onSelect={address.toLuncher}
              panelId={childPanelId}
            />
          )}
          <DaysHead rows={rows} />
          {week.lunchers.map((luncher, place) => (
            <ChildRow
              key={luncher.id}
              luncher={luncher}
              cells={rows[place] ?? []}
              index={index}
              isCurrent={luncher === current}
              isOnly={week.lunchers.length === 1}
              onOpen={onOpen}
              onPutBack={onPutBack}
              onCopy={week.lunchers.length > 1 && someOpen ? onCopy : null}
              onLastWeek={onLastWeek}
              hadLastWeek={hadLastWeek(String(luncher.id))}
              loadingLastWeek={transfer.loadingFor === String(luncher.id)}
              onClear={onClear}
              quiet={quiet}
            />
          ))}
          {quiet && (
            <Suspense>
              <WeekExtras
                index={index}
                isOwn={isOwn}
                onClear={
                  rows.filter((cells) => cells.some(isClearable)).length > 1
                    ? () => takeBack.clear(rows.flat(), true)
                    : null
                }
              />
            </Suspense>
          )}
        </div>
        <OrderSummary
          id={SUMMARY_ID}
          lunchers={week.lunchers}
          summary={summary}
          code={view.discount}
          takesCode={someOpen}
          counting={counting}
          funds={funds}
          paid={paid}
          isKnown={isKnown}
          onApply={promo.apply}
          onRemove={promo.remove}
          saved={saving.saved}
          without={view.discountChanged ? view.saveWithout : null}
          onWithout={weekDraft.saveWithout}
          card={card}
          {...savingProps}
        />
      </div>
      <Dock
        summary={summary}
        rest={paid.rest}
        isKnown={isKnown}
        open={summaryOpen}
        onToggle={() => setSummaryOpen(!summaryOpen)}
        controls={SUMMARY_ID}
        card={card}
        {...savingProps}
      />
      {(quiet || view.unsaved + view.blocked.length > 0) && (
        <Suspense>
          <LeaveGuard savable={view.unsaved} blocked={view.blocked.length} onSave={save} />
        </Suspense>
      )}
      <OpenDay
        ref={openDay}
        address={address}
        currentLuncherId={current ? String(current.id) : null}
        view={view}
        index={index}
        weekDraft={weekDraft}
        onClear={(cell) => takeBack.clear([cell], false)}
      />
      <Suspense>
        {transfer.report && takeBack.needsDialog && (
          <TransferDialog
            index={index}
            report={transfer.report}
            onUndo={transfer.undo}
            onClose={transfer.close}
          />
        )}
        {card.sheet && (
          <CardSheet
            userId={me.id}
            rest={paid.rest}
            chargedAt={funds?.charged_at ?? null}
            zone={week.lunchers[0]?.grade.destination.market.timezone ?? OFFICE}
            afterSave={card.sheet === 'save'}
            onClose={card.close}
          />
        )}
        {saving.conflict && (
          <ConflictDialog
            index={index}
            draft={draft}
            clash={clash}
            told={saving.conflict.told}
            onResolved={weekDraft.replace}
            onClose={saving.closeConflict}
          />
        )}
      </Suspense>
    </div>
  );
}

const isRefused = ({ outcome }: DayResult): boolean => outcome === 'refused';

function daysNote(cells: readonly Cell[], t: ReturnType<typeof useTranslations<'calendar'>>) {
  const count = daysCount(cells);
  return count.possible === 0 ? t('child.noDays') : t('child.days', count);
}
