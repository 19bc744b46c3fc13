import { PART_NAME_MAX } from '@yay/contract/items/values';
import { classNames } from '@yay/ui/class-names';
import { TextField } from '@yay/ui/text-field';
import { useTranslations } from 'use-intl';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import { type GroupValues, ruleOf } from '../model/option-groups.ts';
import { PartActs } from './part-acts.tsx';

/** The name of a group, its rule in numbers and in words, and what can be done with it. */
export function OptionGroupHead({
  group,
  at,
  name,
  place,
  of,
  fields: { errorAt, locked },
  onChange,
  onMove,
  onRemove,
  onRestore,
}: {
  group: GroupValues;
  at: string;
  name: string;
  place: number;
  of: number;
  fields: ItemFieldSet;
  onChange: (group: GroupValues) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('items.options');
  const rule = ruleOf(group);
  const off = locked || group.archived;
  const refused = [errorAt(`${at}.min_choices`), errorAt(`${at}.max_choices`)].filter(Boolean);
  const number = (field: 'min' | 'max', label: string, path: string) => (
    <TextField
      id={`${group.key}-${field}`}
      className="option-count"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={group[field]}
      disabled={off}
      onChange={(event) => onChange({ ...group, [field]: event.currentTarget.value })}
      error={errorAt(`${at}.${path}`)}
    />
  );

  return (
    <>
      <div className="option-group-head">
        <TextField
          id={`${group.key}-name`}
          className="option-name"
          label={t('groupName')}
          autoComplete="off"
          maxLength={PART_NAME_MAX}
          value={group.name}
          disabled={off}
          onChange={(event) => onChange({ ...group, name: event.currentTarget.value })}
          error={errorAt(`${at}.name`)}
        />
        <TextField
          id={`${group.key}-name-es`}
          className="option-name-es"
          label={<span className="sr">{t('groupNameEs')}</span>}
          lead="ES"
          placeholder={t('inSpanish')}
          lang="es"
          autoComplete="off"
          maxLength={PART_NAME_MAX}
          value={group.nameEs}
          disabled={off}
          onChange={(event) => onChange({ ...group, nameEs: event.currentTarget.value })}
          error={errorAt(`${at}.name_es`)}
        />
        {number('min', t('least'), 'min_choices')}
        {number('max', t('most'), 'max_choices')}
        <PartActs
          name={name}
          isNew={group.id === null}
          archived={group.archived}
          place={place}
          of={of}
          locked={locked}
          onMove={onMove}
          onRemove={onRemove}
          onRestore={onRestore}
        />
      </div>
      {/* The numbers' fields are narrow: what is wrong with them is read here, and told there. */}
      {refused.length > 0 && (
        <p className="option-rule is-broken" aria-hidden="true">
          {refused.join(' ')}
        </p>
      )}
      {!group.archived && refused.length === 0 && (
        <p className={classNames('option-rule', rule.kind === 'broken' && 'is-broken')}>
          {t(`rule.${rule.kind}`, {
            count: rule.kind === 'exactly' ? String(rule.count) : '',
            least: rule.kind === 'between' ? String(rule.least) : '',
            most: rule.kind === 'between' || rule.kind === 'upTo' ? String(rule.most) : '',
          })}
        </p>
      )}
    </>
  );
}
