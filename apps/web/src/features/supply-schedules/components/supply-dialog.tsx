import { skipToken, useQuery } from '@tanstack/react-query';
import type { SupplyConflict, SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { Dialog } from '@yay/ui/dialog';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ConflictNotice } from '../../../lib/conflict/index.ts';
import { useRecordCreate, useRecordEdit } from '../../../lib/record-form/index.ts';
import { SUPPLIES_KEY, saveSupply } from '../api/supplies.ts';
import { draftOf, inputOf, type SupplyDraft, type SupplyField } from '../model/supply-draft.ts';
import { useWeekdays } from './supplies-table.tsx';
import { SupplyFields } from './supply-fields.tsx';

type Ended = { readonly onClose: () => void; readonly onSaved: () => void };

/** Schedules a new supply. */
export function SupplyCreate({ onClose, onSaved }: Ended) {
  const t = useTranslations('supply-schedules');
  const create = useRecordCreate({
    begin: draftOf(null),
    inputOf,
    create: async (input) => {
      await saveSupply(null, input);
      showAlert('supplyScheduleSaved');
      onSaved();
    },
  });
  return (
    <SupplyDialog
      form={create.form}
      title={t('createTitle')}
      busy={create.busy}
      done={t('save')}
      onDone={() => void create.save()}
      onClose={onClose}
    >
      <SupplyFields fields={create.fields} />
    </SupplyDialog>
  );
}

/** Changes a supply that is scheduled already. */
export function SupplyEdit({ supply, onClose, onSaved }: { supply: SupplySchedule } & Ended) {
  const t = useTranslations('supply-schedules');
  const record = useTranslations('admin.record');
  const queryKey = [...SUPPLIES_KEY, 'one', supply.id, supply.version];
  // The version that was opened, and after a conflict the one that somebody else has saved.
  const { data: row = supply } = useQuery({ queryKey, queryFn: skipToken, initialData: supply });
  const edit = useRecordEdit(row, {
    queryKey,
    keyOfAll: SUPPLIES_KEY,
    valuesOf: draftOf,
    inputOf,
    update: (version, input) => saveSupply({ id: supply.id, version }, input),
    conflictOf: (body) => (body as SupplyConflict | undefined)?.supply,
    saved: 'supplyScheduleSaved',
  });
  const choice = useRef<HTMLElement>(null);
  const close = useEffectEvent(onSaved);
  // It is as it is wanted: it was saved, or somebody else wants the same.
  const isSettled = row.version !== supply.version && edit.changed.length === 0;
  useEffect(() => {
    if (isSettled) close();
  }, [isSettled]);

  function finish() {
    if (edit.conflict) choice.current?.focus();
    else if (edit.changed.length === 0) onClose();
    else void edit.save();
  }
  return (
    <SupplyDialog
      form={edit.errors.form}
      title={t('editTitle', { name: supply.name, school: supply.destination.name })}
      busy={edit.busy}
      done={edit.conflict ? record('conflict.choose') : t('save')}
      onDone={finish}
      onClose={onClose}
    >
      {edit.conflict && (
        <SupplyConflictNotice
          ref={choice}
          edit={edit}
          onKeep={(theirs) => void edit.settle(theirs, row.version)}
        />
      )}
      {/* A dialog doesn't mark what is changed in it. */}
      <SupplyFields fields={{ ...edit.fields, isChanged: () => false }} />
    </SupplyDialog>
  );
}

const LABELS = { destination_id: 'school', starts_on: 'from', ends_on: 'to' } as const;

function SupplyConflictNotice({
  ref,
  edit,
  onKeep,
}: {
  ref: RefObject<HTMLElement | null>;
  edit: {
    readonly values: SupplyDraft;
    readonly saved: SupplyDraft;
    readonly changed: readonly SupplyField[];
    readonly busy: boolean;
    readonly discard: () => void;
  };
  onKeep: (theirs: readonly SupplyField[]) => void;
}) {
  const t = useTranslations('supply-schedules');
  const weekdays = useWeekdays();
  const textOf = (draft: SupplyDraft, field: SupplyField): string => {
    if (field === 'weekdays') return weekdays(draft.weekdays);
    if (field === 'destination_id') return draft.destination_id?.name ?? '';
    return field === 'ends_on' ? draft.ends_on || t('open') : draft[field];
  };
  return (
    <ConflictNotice
      ref={ref}
      rows={edit.changed.map((field) => ({
        id: field,
        label: t(field in LABELS ? LABELS[field as keyof typeof LABELS] : (field as 'name')),
        theirs: textOf(edit.saved, field),
        mine: textOf(edit.values, field),
      }))}
      busy={edit.busy}
      onKeep={onKeep}
      onTakeTheirs={edit.discard}
    />
  );
}

function SupplyDialog({
  form,
  title,
  busy,
  done,
  onDone,
  onClose,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  title: string;
  busy: boolean;
  done: string;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('supply-schedules');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      done={{ label: done, loading: busy, loadingLabel: t('saving'), onPress: onDone }}
    >
      <form
        ref={form}
        className="record supply-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        {children}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
