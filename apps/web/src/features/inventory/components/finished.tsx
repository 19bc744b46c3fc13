import type { InventoryActResult, Stock } from '@yay/contract/inventory/calls';
import { Button, buttonClass } from '@yay/ui/button';
import { CheckCircleIcon, ExclamationTriangleIcon, SignalSlashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { madeCountAddress } from '../model/addresses.ts';
import type { CountDesk } from '../model/count-desk.ts';
import { RefusedMoves } from './refused-moves.tsx';

/** Shows the outcome of a count, and the next step. */
export function Finished(props: {
  desk: CountDesk;
  /** Undefined while it waits for signal. */
  result: InventoryActResult | 'unreadable' | undefined;
  stock: Stock;
  back: string;
  onAnother: () => void;
}) {
  const { desk, result, stock, back, onAnother } = props;
  const t = useTranslations('inventory');
  const isRefused = result === 'unreadable' || (result !== undefined && result.refusal !== null);
  const Icon = isRefused
    ? ExclamationTriangleIcon
    : result === undefined
      ? SignalSlashIcon
      : CheckCircleIcon;
  const text = () => {
    if (result === undefined) return t('phone.finishedWaits');
    if (result === 'unreadable') return t('refusals.place_gone');
    if (result.refusal !== null) return t(`refusals.${result.refusal}`);
    return result.count ? t(`phone.finishedText.${result.count.state}`) : '';
  };
  const toSettle =
    typeof result === 'object' && result.count?.state === 'to_settle' ? result.count.number : null;
  return (
    <div className="count-lost" role="status">
      <Icon />
      <h1>{t(isRefused ? 'phone.refused' : 'phone.finished')}</h1>
      <p>{text()}</p>
      <RefusedMoves desk={desk} stock={stock} />
      {toSettle !== null && (
        <a className={buttonClass({})} href={madeCountAddress(stock.location, toSettle, back)}>
          {t('phone.settle')}
        </a>
      )}
      {stock.sublocations.length > 1 && (
        <Button kind={toSettle === null ? 'primary' : 'line'} onClick={onAnother}>
          {t('phone.another')}
        </Button>
      )}
      <a className={buttonClass({ kind: 'line' })} href={back}>
        {t('phone.toInventory')}
      </a>
    </div>
  );
}
