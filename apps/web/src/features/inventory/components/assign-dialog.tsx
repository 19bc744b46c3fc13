import { useQuery } from '@tanstack/react-query';
import type { InventoryItem, Sublocation } from '@yay/contract/inventory/calls';
import { UNIT_MAX } from '@yay/contract/inventory/values';
import { Dialog } from '@yay/ui/dialog';
import { IconButton } from '@yay/ui/icon-button';
import { MagnifyingGlassIcon, PlusIcon, TrashIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { itemsQuery, keepAssignments, readAssignments } from '../api/inventory.ts';
import { typedWhole } from '../model/typed-whole.ts';
import { ItemName } from './item-name.tsx';

interface Line {
  readonly item: InventoryItem;
  readonly onHand: number;
  readonly par: string;
  readonly unit: string;
  readonly pack: string;
}

interface AssignProps {
  locationId: number;
  place: Pick<Sublocation, 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}

/** Edits the items that a place keeps, and the par level of each. */
export default function AssignDialog(props: AssignProps) {
  const { locationId, place, onClose } = props;
  const t = useTranslations('inventory');
  const { isRead, lines, form, errorAt, busy, conflict, change, save } = useAssigned(props);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      locked={busy}
      title={t('assign.title', { place: place.name })}
      closeLabel={t('close')}
      done={{
        label: t('save'),
        onPress: () => void save(),
        loading: busy,
        loadingLabel: t('saving'),
        disabled: !isRead || conflict,
      }}
    >
      {isRead ? (
        <form
          ref={form}
          noValidate
          className="dialog-fields"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <p className="mid">{t('assign.text')}</p>
          <FindItem
            locationId={locationId}
            taken={lines.map(({ item }) => item.id)}
            onAdd={(item) => change([...lines, { item, onHand: 0, par: '10', unit: '', pack: '' }])}
          />
          {(conflict || errorAt('items')) && (
            <p className="inv-wrong" role="alert">
              {conflict ? t('assign.conflict') : errorAt('items')}
            </p>
          )}
          {lines.length === 0 && <p className="mid">{t('assign.none')}</p>}
          <ul className="inv-assigned">
            {lines.map((line, at) => (
              <AssignedLine
                key={line.item.id}
                line={line}
                errorOf={(field) => errorAt(`items.${at}.${field}`)}
                onChange={(part) =>
                  change(lines.map((one, n) => (n === at ? { ...one, ...part } : one)))
                }
                onRemove={() => change(lines.filter((_, n) => n !== at))}
              />
            ))}
          </ul>
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height="2.75rem" />
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** The items of a place while they are being changed. */
function useAssigned({ locationId, place, onDone }: AssignProps) {
  const errorText = useErrorText();
  const { form, errorAt, ...errors } = useFormErrors({ alerts: false });
  const [read, setRead] = useState<{ version: string; count: number }>();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const failed = useEffectEvent((error: unknown) => showAlert(errorText(error)));
  const placeId = place.id;
  useEffect(() => {
    let left = false;
    readAssignments(locationId, placeId).then(
      ({ version, items }) => {
        if (left) return;
        setRead({ version, count: items.length });
        setLines(
          items.map(({ par_level: par, unit, pack, on_hand: onHand, ...item }) => ({
            item,
            onHand,
            par: String(par),
            unit,
            pack: pack === null ? '' : String(pack),
          })),
        );
      },
      (error) => {
        if (!left) failed(error);
      },
    );
    return () => {
      left = true;
    };
  }, [locationId, placeId]);

  async function save() {
    if (busy || read === undefined) return;
    setBusy(true);
    errors.clearErrors();
    try {
      const kept = await keepAssignments(locationId, placeId, {
        version: read.version,
        items: lines.map(({ item, par, unit, pack }) => ({
          item_id: item.id,
          par_level: typedWhole(par),
          unit,
          pack: pack.trim() === '' ? null : typedWhole(pack),
        })),
      });
      const isLess = kept.items.length < read.count;
      showAlert(isLess ? 'sublocationItemsRemoved' : 'sublocationItemsAssigned');
      onDone();
      return;
    } catch (error) {
      if (isHttpError(error) && error.status === 409) setConflict(true);
      else errors.sayRefusal(error);
    }
    setBusy(false);
  }
  return {
    isRead: read !== undefined,
    lines,
    form,
    errorAt,
    busy,
    conflict,
    change: (next: readonly Line[]) => {
      errors.clearErrors();
      setLines(next);
    },
    save,
  };
}

function AssignedLine(props: {
  line: Line;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<Line>) => void;
  onRemove: () => void;
}) {
  const { line, errorOf, onChange, onRemove } = props;
  const t = useTranslations('inventory.assign');
  const { item } = line;
  return (
    <li>
      <ItemName item={item} note={t('onHand', { count: line.onHand })} />
      <TextField
        id={`par-${item.id}`}
        label={t('par')}
        aria-label={t('parOf', { item: item.name })}
        value={line.par}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('par_level')}
        onChange={(event) => onChange({ par: event.currentTarget.value })}
      />
      <TextField
        id={`unit-${item.id}`}
        label={t('unit')}
        aria-label={t('unitOf', { item: item.name })}
        value={line.unit}
        maxLength={UNIT_MAX}
        autoComplete="off"
        error={errorOf('unit')}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
      <TextField
        id={`pack-${item.id}`}
        label={t('pack')}
        aria-label={t('packOf', { item: item.name })}
        value={line.pack}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('pack')}
        onChange={(event) => onChange({ pack: event.currentTarget.value })}
      />
      <IconButton size="sm" label={t('remove', { item: item.name })} onClick={onRemove}>
        <TrashIcon small />
      </IconButton>
    </li>
  );
}

function FindItem(props: {
  locationId: number;
  taken: readonly number[];
  onAdd: (item: InventoryItem) => void;
}) {
  const { locationId, taken, onAdd } = props;
  const t = useTranslations('inventory.assign');
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), 200);
  const { data = [] } = useQuery(itemsQuery(locationId, search));
  const offered = data.filter(({ id }) => !taken.includes(id)).slice(0, 6);
  return (
    <div className="inv-find">
      <TextField
        id="find-item"
        label={t('find')}
        hint={t('findHint')}
        lead={<MagnifyingGlassIcon small />}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="sr" role="status">
        {t('found', { count: offered.length })}
      </p>
      <ul className="inv-found">
        {offered.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="staff-btn"
              aria-label={t('add', { item: item.name })}
              onClick={() => onAdd(item)}
            >
              <PlusIcon small />
              {item.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
