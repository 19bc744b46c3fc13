import type { VendorCounts } from '@yay/contract/vendors/calls';
import { ChevronDownIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl/react';
import { keyOf } from '../model/school-matrix.ts';
import { StrictCounts } from './strict-tags.tsx';
import { type OpenSet, useOpenSet } from './use-open-set.ts';

type Item = VendorCounts['items'][number];

/** An item that comes in one way only has nothing to unfold. */
const comesInWays = (item: Item): boolean =>
  item.variants.length > 1 || item.variants.some(({ options }) => options.length > 0);

/**
 * Tells whether combinations mix options; where each is one option, they already say how much there
 * is of each.
 */
export const mixesOptions = (item: Item): boolean =>
  item.variants.length > 1 && item.variants.some(({ options }) => options.length > 1);

/** Lists the units to make of each item, and of each combination of its options. */
export function ItemsTable({ id, title, items }: { id: string; title: string; items: Item[] }) {
  const t = useTranslations('vendors.portal.make');
  const unfoldable = items.filter(comesInWays).map(keyOf);
  const open = useOpenSet(unfoldable, true);
  const most = Math.max(...items.map(({ units }) => units));
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {unfoldable.length > 0 && (
          <button type="button" className="link" onClick={open.toggleAll}>
            {open.allOpen ? t('closeAll') : t('openAll')}
          </button>
        )}
      </div>
      <table className="grid items">
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <td className="share" />
            <th scope="col" className="num">
              {t('units')}
            </th>
          </tr>
        </thead>
        {items.map((item) => (
          <ItemRows key={keyOf(item)} item={item} open={open} share={item.units / most} />
        ))}
      </table>
    </section>
  );
}

function ItemRows({ item, open, share }: { item: Item; open: OpenSet; share: number }) {
  const t = useTranslations('vendors.portal.make');
  const key = keyOf(item);
  const ways = comesInWays(item);
  const [only] = item.variants;
  const shown = ways && open.isOpen(key);
  return (
    <tbody id={key}>
      <tr className="item-row">
        <th scope="row">
          {ways ? (
            <button
              type="button"
              className="unfold"
              aria-expanded={shown}
              aria-controls={key}
              aria-label={t('toggle', { item: item.name })}
              onClick={() => open.toggle(key)}
            >
              <ChevronDownIcon small />
              {item.name}
            </button>
          ) : (
            <span className="no-unfold">{item.name}</span>
          )}
          {!ways && only && <StrictCounts counts={only.strict_allergies} />}
        </th>
        <td className="share">
          <span className="bar" style={{ width: `${Math.max(1, share * 100)}%` }} />
        </td>
        <Units units={item.units} />
      </tr>
      {shown &&
        item.variants.map((variant) => (
          <tr key={variant.options.join('\n')} className="variant-row">
            <th scope="row" colSpan={2}>
              <span>{variant.options.length > 0 ? variant.options.join(', ') : t('plain')}</span>
              <StrictCounts counts={variant.strict_allergies} />
            </th>
            <Units units={variant.units} />
          </tr>
        ))}
      {shown && mixesOptions(item) && (
        <tr className="by-option-row">
          <td colSpan={3}>
            <ByOption item={item} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Lists the units of each option over all combinations: a kitchen sets those out first. */
export function ByOption({ item }: { item: Item }) {
  const t = useTranslations('vendors.portal.make');
  const locale = useLocale();
  const groups = [...new Set(item.options.map(({ group }) => group))];
  return (
    <dl className="by-option" aria-label={t('byOption')}>
      {groups.map((group) => (
        <div key={group}>
          <dt>{group}</dt>
          {item.options
            .filter((option) => option.group === group)
            .map((option) => (
              <dd key={option.option_id}>
                <b>{option.units.toLocaleString(locale)}</b> {option.name}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

function Units({ units }: { units: number }) {
  const locale = useLocale();
  return <td className="num">{units.toLocaleString(locale)}</td>;
}
