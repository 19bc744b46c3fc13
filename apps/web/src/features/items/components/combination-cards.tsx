import { useQuery } from '@tanstack/react-query';
import type { ItemRecord, OptionCombination } from '@yay/contract/items/calls';
import { KITCHEN_NAME_MAX } from '@yay/contract/items/values';
import { Checkbox } from '@yay/ui/checkbox';
import { classNames } from '@yay/ui/class-names';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usageQuery } from '../api/item-query.ts';
import { keyOf } from '../model/combination-edits.ts';
import { lunchesWithAll } from '../model/ordered-choices.ts';
import type { CombinationForm } from './use-combinations.ts';
import '@yay/ui/toggle-field.css';

const FIRST = 24;

export function CombinationCards({ item, form }: { item: ItemRecord; form: CombinationForm }) {
  const t = useTranslations('items.combinations');
  const { data: usage } = useQuery(usageQuery(item.id));
  const { cards, changed, set, save, busy, error } = form;
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const nameOf = useCombinationName(item);
  const matching = cards.filter((card) =>
    `${nameOf(card)} ${card.kitchen_name}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const shown = all ? matching : matching.slice(0, FIRST);

  return (
    <>
      <div className="combination-head">
        <p role="status">
          {t('count', {
            count: cards.length,
            off: cards.filter((card) => !card.is_offered).length,
          })}
        </p>
        {cards.length > FIRST && (
          <TextField
            id="combination-find"
            label={<span className="sr">{t('find')}</span>}
            placeholder={t('find')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <ul className="combination-cards">
        {shown.map((card) => (
          <CombinationCard
            key={keyOf(card)}
            card={card}
            name={nameOf(card)}
            lunches={card.is_offered ? 0 : lunchesWithAll(usage?.choices ?? [], card.option_ids)}
            locked={item.archived_at !== null}
            onChange={(change) => set(card, change)}
          />
        ))}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p className="option-acts">
        {matching.length > shown.length && (
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('more', { count: String(matching.length - shown.length) })}
          </button>
        )}
        {changed.length > 0 && (
          <button
            type="button"
            className="staff-btn primary"
            aria-disabled={busy || undefined}
            onClick={() => void save()}
          >
            {busy ? t('saving') : t('save')}
          </button>
        )}
      </p>
    </>
  );
}

function CombinationCard({
  card,
  name,
  lunches,
  locked,
  onChange,
}: {
  card: OptionCombination;
  name: string;
  /** The number of ordered lunches that have this combination although it is no longer offered. */
  lunches: number;
  locked: boolean;
  onChange: (change: Partial<OptionCombination>) => void;
}) {
  const t = useTranslations('items.combinations');
  const key = keyOf(card);
  return (
    <li className={classNames(!card.is_offered && 'is-off')}>
      <label className="combination-name">
        <Checkbox
          className="staff-switch"
          role="switch"
          aria-label={t('madeOf', { name })}
          aria-describedby={lunches > 0 ? `kept-${key}` : undefined}
          checked={card.is_offered}
          disabled={locked}
          onChange={(on) => onChange({ is_offered: on })}
        />
        <span>{name}</span>
      </label>
      <TextField
        id={`kitchen-${key}`}
        label={<span className="sr">{t('kitchenOf', { name })}</span>}
        placeholder={t('kitchen')}
        maxLength={KITCHEN_NAME_MAX}
        autoComplete="off"
        value={card.kitchen_name}
        disabled={locked}
        onChange={(event) => onChange({ kitchen_name: event.currentTarget.value })}
      />
      {lunches > 0 && (
        <p id={`kept-${key}`} className="combination-kept">
          {t('kept', { count: lunches })}
        </p>
      )}
    </li>
  );
}

/** Names a combination by its options, in the order of their groups. */
function useCombinationName({ option_groups }: ItemRecord) {
  const t = useTranslations('items.combinations');
  const options = option_groups.flatMap((group) => group.options);
  return ({ option_ids }: OptionCombination) =>
    options
      .filter(({ id }) => option_ids.includes(id))
      .map(({ name }) => name)
      .reduce((first, second) => t('plus', { first, second }));
}
