import { PART_NAME_MAX } from '@yay/contract/items/values';
import { classNames } from '@yay/ui/class-names';
import { TextField } from '@yay/ui/text-field';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ItemFieldSet } from '../model/item-field-set.ts';
import type { OptionValues } from '../model/option-groups.ts';
import { unverifiedCount } from '../model/safety.ts';
import { PartActs } from './part-acts.tsx';
import { SafetyMatrix } from './safety-matrix.tsx';

/** One option: its name, what it costs more, and what it contains. */
export function OptionRow({
  option,
  at,
  place,
  of,
  fields,
  locked,
  onChange,
  onMove,
  onRemove,
  onRestore,
}: {
  option: OptionValues;
  at: string;
  place: number;
  of: number;
  fields: ItemFieldSet;
  locked: boolean;
  onChange: (option: OptionValues) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('items.options');
  const safety = useTranslations('items.safety');
  const [open, setOpen] = useState(false);
  const matrix = useId();
  const off = locked || option.archived;
  const name = option.name || t('unnamed');
  const left = unverifiedCount(option.properties);
  return (
    <li className={classNames('option-row', option.archived && 'is-off')}>
      <TextField
        id={`${option.key}-name`}
        className="option-name"
        label={<span className="sr">{t('optionName')}</span>}
        autoComplete="off"
        maxLength={PART_NAME_MAX}
        value={option.name}
        disabled={off}
        onChange={(event) => onChange({ ...option, name: event.currentTarget.value })}
        error={fields.errorAt(`${at}.name`)}
      />
      <TextField
        id={`${option.key}-name-es`}
        className="option-name-es"
        label={<span className="sr">{t('optionNameEs')}</span>}
        lead="ES"
        placeholder={t('inSpanish')}
        lang="es"
        autoComplete="off"
        maxLength={PART_NAME_MAX}
        value={option.nameEs}
        disabled={off}
        onChange={(event) => onChange({ ...option, nameEs: event.currentTarget.value })}
        error={fields.errorAt(`${at}.name_es`)}
      />
      <TextField
        id={`${option.key}-price`}
        className="option-price money"
        label={<span className="sr">{t('price')}</span>}
        lead="+$"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        value={option.price}
        disabled={off}
        onChange={(event) => onChange({ ...option, price: event.currentTarget.value })}
        error={fields.errorAt(`${at}.price`)}
      />
      <button
        type="button"
        className="option-safety"
        aria-expanded={open}
        aria-controls={matrix}
        onClick={() => setOpen(!open)}
      >
        {t('safetyButton')}
        <span className={classNames('n', left > 0 && 'is-open')}>
          {safety('left', { count: left })}
        </span>
        <span className="sr">{name}</span>
      </button>
      <PartActs
        name={name}
        isNew={option.id === null}
        archived={option.archived}
        place={place}
        of={of}
        locked={locked}
        onMove={onMove}
        onRemove={onRemove}
        onRestore={onRestore}
      />
      <div id={matrix} className="option-matrix" hidden={!open}>
        {open && (
          <SafetyMatrix
            value={option.properties}
            onChange={(properties) => onChange({ ...option, properties })}
            disabled={off}
            error={fields.errorOf(`${at}.properties`)}
          />
        )}
      </div>
    </li>
  );
}
