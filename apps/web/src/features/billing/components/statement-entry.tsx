import type { StatementLine, StatementOrder } from '@yay/contract/billing/calls';
import { cardName, formatUsd } from '@yay/domain/money';
import { ChevronDownIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { movesOf } from '../model/moves-of.ts';

/** Shows one movement; its orders unfold. */
export function StatementEntry({ line }: { line: StatementLine }) {
  const t = useTranslations('billing.statement');
  const locale = useLocale();
  const week = line.mondayOfWeek === null ? '' : formatDate(line.mondayOfWeek, locale, 'longDay');
  const { takes, moves } = movesOf(line);
  const head = (
    <>
      <time dateTime={line.date}>{formatDate(line.date, locale, 'day')}</time>
      <span className="what">
        <span className="title">{t(`lines.${line.kind}`, { week })}</span>
        {line.card && (
          <span className="more">
            {t('card', { brand: cardName(line.card.brand), last4: line.card.last4 })}
          </span>
        )}
        {line.reason && <span className="more">{line.reason}</span>}
      </span>
      <strong className="amount" data-takes={takes || undefined}>
        {formatUsd(line.amount)}
      </strong>
    </>
  );
  if (line.orders.length === 0) {
    return (
      <li className="entry">
        <div className="entry-head">{head}</div>
        <Moves moves={moves} bonus={line.yay_bonus} />
      </li>
    );
  }
  return (
    <li className="entry">
      <details>
        <summary className="entry-head">
          {head}
          <ChevronDownIcon />
        </summary>
        <ul className="entry-orders">
          {line.orders.map((order) => (
            <Order key={order.order_id} order={order} code={line.discount_code} />
          ))}
        </ul>
      </details>
      <Moves moves={moves} bonus={line.yay_bonus} />
    </li>
  );
}

function Order({ order, code }: { order: StatementOrder; code: string | null }) {
  const t = useTranslations('billing.statement');
  const locale = useLocale();
  const day = formatDate(order.date, locale, 'fullDay');
  const why = order.cancel_reason as keyof IntlCancelled | null;
  return (
    <li>
      <div>
        <h4>
          {order.luncher.first}, {day}
        </h4>
        <p>{[order.item, ...order.options, ...order.extras].join(', ')}</p>
        {why && <p className="more">{t(`cancelled.${why}`)}</p>}
      </div>
      <dl>
        <Sum name={t('lunch')} cents={order.meals} />
        {order.late_fee !== 0 && <Sum name={t('lateFee')} cents={order.late_fee} />}
        {order.discount !== 0 && (
          <Sum
            name={code === null ? t('discount') : t('discountCode', { code })}
            cents={-order.discount}
          />
        )}
        {order.total !== order.meals && <Sum name={t('total')} cents={order.total} />}
      </dl>
    </li>
  );
}

type IntlCancelled = Record<'parent' | 'staff' | 'blackout' | 'substitution' | 'unpaid', string>;

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatUsd(cents)}</dd>
    </div>
  );
}

function Moves({ moves, bonus }: { moves: ReturnType<typeof movesOf>['moves']; bonus: number }) {
  const t = useTranslations('billing.statement');
  if (moves.length === 0) return null;
  return (
    <ul className="entry-moves">
      {moves.map(({ name, cents }) => (
        <li key={name}>
          {t(name)} {formatUsd(cents)}
        </li>
      ))}
      {bonus > 0 && <li>{t('bonus', { amount: formatUsd(bonus) })}</li>}
    </ul>
  );
}
