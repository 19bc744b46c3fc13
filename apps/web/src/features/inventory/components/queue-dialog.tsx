import type { Stock } from '@yay/contract/inventory/calls';
import { Dialog } from '@yay/ui/dialog';
import { useLocale, useTranslations } from 'use-intl';
import { formatSecond } from '../../../lib/more-formats.ts';
import { useStore } from '../../../lib/store.ts';
import type { CountDesk } from '../model/count-desk.ts';
import './inventory.css';

/** Lists the acts that wait for signal on this phone. */
export function QueueDialog(props: { desk: CountDesk; stock: Stock; onClose: () => void }) {
  const { desk, stock, onClose } = props;
  const t = useTranslations('inventory');
  const locale = useLocale();
  const { waiting } = useStore(desk.state);
  const nameOf = ({ act }: (typeof waiting)[number]) => {
    if (act.kind === 'count') {
      return stock.sublocations.find(({ id }) => id === act.sublocation_id)?.name ?? '';
    }
    return stock.items.find(({ id }) => id === act.item_id)?.name ?? '';
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('phone.waitingTitle', { count: waiting.length })}
      closeLabel={t('phone.backToCount')}
      done={{ label: t('phone.tryNow'), onPress: () => void desk.sync() }}
    >
      <p>{t('phone.waitingText')}</p>
      <ul className="inv-lines">
        {waiting.map((one) => (
          <li key={one.id}>
            <span>
              <bdi>{nameOf(one)}</bdi>
              <small className="mid">
                {t('phone.notSent', {
                  time: formatSecond(Date.parse(one.act.at), stock.time_zone, locale),
                })}
              </small>
            </span>
            <b>{one.act.kind === 'count' ? one.act.lines.length : one.act.quantity}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
