import { GROUPS_MAX } from '@yay/contract/items/values';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import {
  type GroupValues,
  movedPart,
  newGroup,
  withoutPart,
  withPart,
} from '../model/option-groups.ts';
import type { OrderedChoices } from '../model/ordered-choices.ts';
import { KeptChoices } from './kept-choices.tsx';
import { OptionGroupEditor } from './option-group-editor.tsx';

/**
 * Edits the choices that families have with it: groups with their rules, and options in their
 * order.
 */
export function OptionsEditor({
  fields,
  choices,
}: {
  fields: ItemFieldSet;
  choices: OrderedChoices;
}) {
  const t = useTranslations('items.options');
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const groups = fields.values.option_groups;
  const archived = groups.filter((group) => group.archived);
  const offered = groups.filter((group) => !group.archived);
  const set = (now: readonly GroupValues[]) => fields.set('option_groups', now);
  const nameOf = (group: GroupValues) =>
    group.name || t('group', { index: String(groups.indexOf(group) + 1) });

  function move(group: GroupValues, by: -1 | 1) {
    const moved = movedPart(groups, group.key, by);
    const place = moved.filter((one) => !one.archived).findIndex((one) => one.key === group.key);
    set(moved);
    setSaid(
      t('moved', { name: nameOf(group), place: String(place + 1), of: String(offered.length) }),
    );
  }

  return (
    <div className="option-groups full">
      {offered.length === 0 && <p className="dim">{t('none')}</p>}
      {groups.map((group, index) =>
        group.archived && !all ? null : (
          <OptionGroupEditor
            key={group.key}
            group={group}
            at={`option_groups.${index}`}
            name={nameOf(group)}
            place={offered.indexOf(group)}
            of={offered.length}
            fields={fields}
            choices={choices}
            onChange={(now) => set(withPart(groups, now))}
            onMove={(by) => move(group, by)}
            onRemove={() => set(withoutPart(groups, group))}
            onRestore={() => set(withPart(groups, { ...group, archived: false }))}
            onSay={setSaid}
          />
        ),
      )}
      <KeptChoices
        archived={archived.map((group) => ({
          key: group.key,
          name: nameOf(group),
          optionIds: group.options.flatMap(({ id }) => id ?? []),
        }))}
        choices={choices}
      />
      <p className="option-acts">
        {!fields.locked && offered.length < GROUPS_MAX && (
          <button type="button" className="staff-btn" onClick={() => set([...groups, newGroup()])}>
            <PlusIcon small />
            {t('addGroup')}
          </button>
        )}
        {archived.length > 0 && (
          <button type="button" className="link" onClick={() => setAll(!all)}>
            {all ? t('hideArchived') : t('showArchived', { count: archived.length })}
          </button>
        )}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}
