import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Me } from '@yay/contract/identity/calls';
import type { DayResult } from '@yay/contract/orders/calls';
import { classNames } from '@yay/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useQuiet } from '../../../lib/use-quiet.ts';
import { whenQuiet } from '../../../lib/when-quiet.ts';
import { conflictWith, isClash } from '../model/conflict.ts';
import { replacedDays } from '../model/replaced-days.ts';
import { planSave } from '../model/save-plan.ts';
import { indexOf, useLivePrice } from '../state/use-live-price.ts';
import { usePayment } from '../state/use-payment.ts';
import { usePromo } from '../state/use-promo.ts';
import { useRestored } from '../state/use-restored.ts';
import { useSaving } from '../state/use-saving.ts';
import { useStable } from '../state/use-stable.ts';
import { useTransfer } from '../state/use-transfer.ts';
import type { WeekAddressBar } from '../state/use-week-address.ts';
import { useWeekDraft } from '../state/use-week-draft.ts';
import { useWeekUpkeep } from '../state/use-week-upkeep.ts';
import { Dock } from './dock.tsx';
import { lazily } from './lazily.ts';
import { DayPanel } from './open-day.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useTakeBack } from './use-take-back.ts';
import { WeekBar } from './week-bar.tsx';
import type { WeekDialogsProps } from './week-dialogs.tsx';
import { WeekGrid } from './week-grid.tsx';
import type { WeekNoticesProps } from './week-notices.tsx';
import './week.css';

const WeekNotices = lazily(() => import('./week-notices.tsx'));
const WeekDialogs = lazily(() => import('./week-dialogs.tsx'));
const LeaveGuard = lazily(() => import('./leave-guard.tsx'));

/** The parts to fetch ahead, the likeliest first: without a network they must be there already. */
const PARTS = [DayPanel, LeaveGuard, WeekNotices, WeekDialogs];

const SUMMARY_ID = 'order-summary';

type WeekScreenProps = { week: LunchCalendar; me: Me; address: WeekAddressBar };

/** One family's week: its orders, the changes that are not saved yet, and the price. */
export function WeekScreen({ week, me, address }: WeekScreenProps) {
  const t = useTranslations('calendar');
  const index = indexOf(week);
  const weekDraft = useWeekDraft(week, me.id);
  const { draft } = weekDraft;
  const { view, summary, counting } = useLivePrice(index, draft);
  const quiet = useQuiet();
  const saving = useSaving(week, me.id);
  const transfer = useTransfer(index, weekDraft);
  const promo = usePromo(index, view, summary, weekDraft);
  const takeBack = useTakeBack(index, transfer, weekDraft);
  const isOwn = week.user.id === me.id;
  const payment = usePayment(week, me, summary, quiet);
  const [summaryOpen, setSummaryOpen] = useState(false);
  const restored = useRestored(weekDraft);
  useWeekUpkeep(week);
  usePartsAhead();

  const clash = draft.attempt ? null : conflictWith(week, draft, week);
  const collides = isClash(clash);

  async function save(): Promise<boolean> {
    setSummaryOpen(false);
    if (collides) {
      saving.lookAtConflict();
      return false;
    }
    const outcome = await saving.save(planSave(index, view));
    return outcome?.kind === 'saved' && !outcome.answer.results.some(isRefused);
  }

  const onWeek = useStable(address.toWeek);
  const savingProps = {
    unsaved: view.unsaved,
    blocked: view.blocked.length,
    sending: saving.phase === 'sending',
    waiting: saving.phase === 'waiting',
    onSave: () => void save(),
    onUndo: takeBack.undoAll,
  };
  const rows = week.lunchers.map((luncher) => view.rows[String(luncher.id)] ?? []);
  const someOpen = rows.flat().some((cell) => cell.orderable);

  return (
    <div
      className={classNames(
        'week-whole',
        summaryOpen && 'sum-open',
        payment.card.isMissing && 'no-card',
      )}
    >
      <div className="week-page">
        <WeekBar week={week} actorId={me.id} onWeek={onWeek} inert={summaryOpen} />
        <div className="grid" inert={summaryOpen}>
          <Notices
            index={index}
            onOwn={isOwn ? null : address.toOwn}
            unpaid={isOwn && me.delinquent === 1}
            restored={restored.shows ? view.changes.length + view.blocked.length : 0}
            onSeenRestored={restored.forget}
            clash={collides}
            saving={saving}
            takeBack={takeBack}
          />
          {isOwn && !week.has_ordered && <p className="week-begin">{t('bar.begin')}</p>}
          <WeekGrid
            index={index}
            view={view}
            rows={rows}
            someOpen={someOpen}
            isOwn={isOwn}
            address={address}
            weekDraft={weekDraft}
            transfer={transfer}
            takeBack={takeBack}
            quiet={quiet}
          />
        </div>
        <OrderSummary
          id={SUMMARY_ID}
          lunchers={week.lunchers}
          summary={summary}
          code={view.discount}
          takesCode={someOpen}
          counting={counting}
          payment={payment}
          onApply={promo.apply}
          onRemove={promo.remove}
          saved={saving.saved}
          without={view.discountChanged ? view.saveWithout : null}
          onWithout={weekDraft.saveWithout}
          {...savingProps}
        />
      </div>
      <Dock
        summary={summary}
        payment={payment}
        open={summaryOpen}
        onToggle={() => setSummaryOpen(!summaryOpen)}
        controls={SUMMARY_ID}
        {...savingProps}
      />
      {(quiet || view.unsaved + view.blocked.length > 0) && (
        <Suspense>
          <LeaveGuard savable={view.unsaved} blocked={view.blocked.length} onSave={save} />
        </Suspense>
      )}
      <Dialogs
        index={index}
        userId={me.id}
        weekDraft={weekDraft}
        transfer={takeBack.needsDialog ? transfer : null}
        payment={payment}
        saving={saving}
        clash={clash}
      />
    </div>
  );
}

function usePartsAhead(): void {
  useEffect(
    () =>
      whenQuiet(() => {
        for (const part of PARTS) part.ahead();
      }),
    [],
  );
}

/** Loads the notices above the week only where there is something to say. */
function Notices(props: WeekNoticesProps) {
  const { index, onOwn, unpaid, restored, clash, saving, takeBack } = props;
  const hasNotices =
    onOwn !== null ||
    unpaid ||
    replacedDays(index.week).length > 0 ||
    clash ||
    restored > 0 ||
    saving.phase === 'waiting' ||
    saving.refused !== null ||
    takeBack.remark !== null;
  return (
    hasNotices && (
      <Suspense>
        <WeekNotices {...props} />
      </Suspense>
    )
  );
}

/** Loads the dialogs over the week only where one is open. */
function Dialogs(props: WeekDialogsProps) {
  const { transfer, payment, saving } = props;
  return (
    (transfer?.report || payment.card.sheet || saving.conflict) && (
      <Suspense>
        <WeekDialogs {...props} />
      </Suspense>
    )
  );
}

const isRefused = ({ outcome }: DayResult): boolean => outcome === 'refused';
