import { OPTIONS_MAX } from '@yay/contract/items/values';
import { classNames } from '@yay/ui/class-names';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import {
  type GroupValues,
  movedPart,
  newOption,
  type OptionValues,
  withoutPart,
  withPart,
} from '../model/option-groups.ts';
import type { OrderedChoices } from '../model/ordered-choices.ts';
import { KeptChoices } from './kept-choices.tsx';
import { OptionGroupHead } from './option-group-head.tsx';
import { OptionRow } from './option-row.tsx';

/** One group: its rule in numbers and in words, and its options. */
export function OptionGroupEditor({
  group,
  at,
  name,
  place,
  of,
  fields,
  choices,
  onChange,
  onMove,
  onRemove,
  onRestore,
  onSay,
}: {
  group: GroupValues;
  /** Its place by the API's names. */
  at: string;
  name: string;
  place: number;
  of: number;
  fields: ItemFieldSet;
  choices: OrderedChoices;
  onChange: (group: GroupValues) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRestore: () => void;
  onSay: (text: string) => void;
}) {
  const t = useTranslations('items.options');
  const [all, setAll] = useState(false);
  const { errorAt, locked } = fields;
  const off = locked || group.archived;
  const offered = group.options.filter((option) => !option.archived);
  const archived = group.options.length - offered.length;
  const problem = errorAt(`${at}.options`);
  const set = (options: readonly OptionValues[]) => onChange({ ...group, options });

  function move(option: OptionValues, by: -1 | 1) {
    const moved = movedPart(group.options, option.key, by);
    const now = moved.filter((one) => !one.archived).findIndex((one) => one.key === option.key);
    set(moved);
    onSay(
      t('moved', {
        name: option.name || t('unnamed'),
        place: String(now + 1),
        of: String(offered.length),
      }),
    );
  }
  return (
    <fieldset className={classNames('option-group', group.archived && 'is-off')}>
      <legend className="sr">{name}</legend>
      <OptionGroupHead
        group={group}
        at={at}
        name={name}
        place={place}
        of={of}
        fields={fields}
        onChange={onChange}
        onMove={onMove}
        onRemove={onRemove}
        onRestore={onRestore}
      />
      <ul className="option-list">
        {group.options.map((option, index) =>
          option.archived && !all ? null : (
            <OptionRow
              key={option.key}
              option={option}
              at={`${at}.options.${index}`}
              place={offered.indexOf(option)}
              of={offered.length}
              fields={fields}
              locked={off}
              onChange={(now) => set(withPart(group.options, now))}
              onMove={(by) => move(option, by)}
              onRemove={() => set(withoutPart(group.options, option))}
              onRestore={() => set(withPart(group.options, { ...option, archived: false }))}
            />
          ),
        )}
      </ul>
      {!group.archived && (
        <KeptChoices
          archived={group.options
            .filter((option) => option.archived)
            .map(({ key, id, name: label }) => ({
              key,
              name: label,
              optionIds: id === null ? [] : [id],
            }))}
          choices={choices}
        />
      )}
      {problem && <p className="field-error">{problem}</p>}
      <p className="option-acts">
        {!off && group.options.length < OPTIONS_MAX && (
          <button
            type="button"
            className="link"
            onClick={() => set([...group.options, newOption()])}
          >
            <PlusIcon small />
            {t('addOption')}
          </button>
        )}
        {archived > 0 && (
          <button type="button" className="link" onClick={() => setAll(!all)}>
            {all ? t('hideArchived') : t('showArchived', { count: archived })}
          </button>
        )}
      </p>
    </fieldset>
  );
}
