import { Suspense } from 'react';
import { loadWords } from '../../../lib/words/index.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import type { Conflict } from '../model/conflict.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { Payment } from '../state/use-payment.ts';
import type { useSaving } from '../state/use-saving.ts';
import type { useTransfer } from '../state/use-transfer.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';
import ConflictDialog from './conflict-dialog.tsx';
import { lazily } from './lazily.ts';
import TransferDialog from './transfer-dialog.tsx';

const CardSheet = lazily(async () => {
  const [part] = await Promise.all([
    import('./card-sheet.tsx'),
    loadWords(['billing', 'payments']),
  ]);
  return part;
});

export type WeekDialogsProps = {
  index: WeekIndex;
  userId: number;
  weekDraft: WeekDraft;
  /** null where every day of the last transfer was filled in. */
  transfer: ReturnType<typeof useTransfer> | null;
  payment: Payment;
  saving: ReturnType<typeof useSaving>;
  clash: Conflict | null;
};

/** The dialogs over the week: days that were not filled in, a card, and a conflict of two saves. */
export default function WeekDialogs(props: WeekDialogsProps) {
  const { index, weekDraft, transfer, saving } = props;
  const { card, funds, paid } = props.payment;
  const { lunchers } = index.week;
  return (
    <>
      {transfer?.report && (
        <TransferDialog
          index={index}
          report={transfer.report}
          onUndo={transfer.undo}
          onClose={transfer.close}
        />
      )}
      {card.sheet && (
        <Suspense>
          <CardSheet
            userId={props.userId}
            rest={paid.rest}
            chargedAt={funds?.charged_at ?? null}
            zone={lunchers[0]?.grade.destination.market.timezone ?? OFFICE}
            afterSave={card.sheet === 'save'}
            onClose={card.close}
          />
        </Suspense>
      )}
      {saving.conflict && (
        <ConflictDialog
          index={index}
          draft={weekDraft.draft}
          clash={props.clash}
          told={saving.conflict.told}
          onResolved={weekDraft.replace}
          onClose={saving.closeConflict}
        />
      )}
    </>
  );
}
