import type { InventoryActGiven, Stock } from '@yay/contract/inventory/calls';
import { INVENTORY_NOTE_MAX } from '@yay/contract/inventory/values';
import { WASTE_REASONS, type WasteReason } from '@yay/domain/inventory';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldErrors } from '../../../lib/http/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { sendActs } from '../api/inventory.ts';
import { typedWhole } from '../model/typed-whole.ts';

const KINDS = ['receipt', 'hand_out', 'waste', 'transfer'] as const;
type Kind = (typeof KINDS)[number];

interface Values {
  readonly kind: Kind;
  readonly item: string;
  readonly place: string;
  readonly to: string;
  readonly quantity: string;
  readonly reason: WasteReason;
  readonly note: string;
}
const EMPTY: Values = {
  kind: 'receipt',
  item: '',
  place: '',
  to: '',
  quantity: '',
  reason: 'spoiled',
  note: '',
};

const missingOf = ({ kind, item, place, to, quantity }: Values): FieldErrors => ({
  ...(item === '' && { item_id: ['required' as const] }),
  ...(place === '' && { sublocation_id: ['required' as const] }),
  ...(kind === 'transfer' && to === '' && { to_sublocation_id: ['required' as const] }),
  ...(quantity.trim() === '' && { quantity: ['required' as const] }),
});

function actOf(id: string, { kind, item, place, to, quantity, reason, note }: Values) {
  const common = {
    id,
    sublocation_id: Number(place),
    item_id: Number(item),
    at: new Date().toISOString(),
    quantity: typedWhole(quantity),
    note,
  };
  const act: InventoryActGiven =
    kind === 'waste'
      ? { ...common, kind, reason }
      : kind === 'transfer'
        ? { ...common, kind, to_sublocation_id: Number(to) }
        : { ...common, kind };
  return act;
}

/** Books a delivery, what was given out or thrown away, and what was moved. */
export default function BookDialog(props: {
  stock: Stock;
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { stock, onDone, onClose } = props;
  const t = useTranslations('inventory');
  const [values, setValues] = useState(EMPTY);
  const [refusal, setRefusal] = useState<string>();
  // The same act again after a lost answer counts once.
  const [id, setId] = useState(newUuid);
  const form = useShortForm({
    check() {
      setRefusal(undefined);
      return missingOf(values);
    },
    async send() {
      const [result] = await sendActs(stock.location.id, [actOf(id, values)]);
      if (!result?.refusal) {
        const item = stock.items.find((one) => String(one.id) === values.item)?.name ?? '';
        return onDone(t(`book.done.${values.kind}`, { count: typedWhole(values.quantity), item }));
      }
      setRefusal(t(`refusals.${result.refusal}`));
      setId(newUuid());
    },
  });
  const fields: PartProps = {
    values,
    onChange: (part) => setValues({ ...values, ...part }),
    errorOf: (field) => form.errorOf(field) ?? form.errorOf(`acts.0.${field}`),
  };
  return (
    <FormDialog
      form={form}
      title={t('book.title')}
      done={t('book.act')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Where stock={stock} {...fields} />
      <HowMany {...fields} />
      {refusal && (
        <p className="inv-wrong" role="alert">
          {refusal}
        </p>
      )}
    </FormDialog>
  );
}

interface PartProps {
  values: Values;
  onChange: (part: Partial<Values>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Asks for the kind of movement, the item and the place. */
function Where({ stock, values, onChange, errorOf }: PartProps & { stock: Stock }) {
  const t = useTranslations('inventory.book');
  const item = stock.items.find((one) => String(one.id) === values.item);
  const places = stock.sublocations.filter((place) =>
    item?.held.some((held) => held.sublocation_id === place.id),
  );
  const onHand = item?.held.find((held) => String(held.sublocation_id) === values.place)?.on_hand;
  const isTransfer = values.kind === 'transfer';
  return (
    <>
      <Segmented
        label={t('kind')}
        value={values.kind}
        onChange={(kind) => onChange({ kind })}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <NativeSelect
        id="book-item"
        label={t('item')}
        value={values.item}
        error={errorOf('item_id')}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const held = stock.items.find((one) => String(one.id) === chosen)?.held ?? [];
          const place = held.length === 1 ? String(held[0]?.sublocation_id) : '';
          onChange({ item: chosen, place });
        }}
      >
        <option value="">{t('choose')}</option>
        {stock.items.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        id="book-place"
        label={t(isTransfer ? 'from' : 'place')}
        hint={onHand === undefined ? undefined : t('there', { count: onHand })}
        value={values.place}
        error={errorOf('sublocation_id')}
        onChange={(event) => onChange({ place: event.currentTarget.value })}
      >
        <option value="">{t('choose')}</option>
        <PlaceOptions places={places} />
      </NativeSelect>
      {isTransfer && (
        <NativeSelect
          id="book-to"
          label={t('to')}
          value={values.to}
          error={errorOf('to_sublocation_id')}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        >
          <option value="">{t('choose')}</option>
          <PlaceOptions
            places={stock.sublocations.filter(({ id }) => String(id) !== values.place)}
          />
          {stock.others.map((other) => (
            <optgroup key={other.id} label={other.name}>
              <PlaceOptions places={other.sublocations} />
            </optgroup>
          ))}
        </NativeSelect>
      )}
    </>
  );
}

function PlaceOptions({ places }: { places: readonly { id: number; name: string }[] }) {
  return places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

/** Asks for the number and the reason. */
function HowMany({ values, onChange, errorOf }: PartProps) {
  const t = useTranslations('inventory');
  return (
    <>
      <TextField
        id="book-quantity"
        label={t('book.quantity')}
        value={values.quantity}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('quantity')}
        onChange={(event) => onChange({ quantity: event.currentTarget.value })}
      />
      {values.kind === 'waste' && (
        <NativeSelect
          id="book-reason"
          label={t('book.reason')}
          value={values.reason}
          error={errorOf('reason')}
          onChange={(event) => onChange({ reason: event.currentTarget.value as WasteReason })}
        >
          {WASTE_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`wasteReasons.${one}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      <TextField
        id="book-note"
        label={t('book.note')}
        value={values.note}
        maxLength={INVENTORY_NOTE_MAX}
        autoComplete="off"
        error={errorOf('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}
