import type { ExtraType } from '@yay/contract/extra-types/calls';
import { EXTRA_TYPE_NAME_MAX } from '@yay/contract/items/values';
import { classNames } from '@yay/ui/class-names';
import { IconButton } from '@yay/ui/icon-button';
import {
  ArchiveBoxIcon,
  ArrowUturnLeftIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  PencilSquareIcon,
} from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { focusWhenLost } from '../../../lib/focus-when-lost.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { rename } from '../api/save-extra-type.ts';
import { useSaid } from './use-said.ts';

export const extraTypeButton = (id: number, what: 'up' | 'down' | 'rename' | 'restore'): string =>
  `extra-type-${what}-${id}`;

export function ExtraTypeRow({
  type,
  place,
  of,
  editable,
  onMove,
  onArchive,
  onRestore,
  onChanged,
}: {
  type: ExtraType;
  /** Among those that are not archived. */
  place: number;
  of: number;
  editable: boolean;
  onMove: (by: -1 | 1) => void;
  onArchive: () => void;
  onRestore: () => void;
  onChanged: () => void;
}) {
  const t = useTranslations('extra-types');
  const [editing, setEditing] = useState(false);
  const { name } = type;
  const archived = type.archived_at !== null;
  const id = (what: Parameters<typeof extraTypeButton>[1]) => extraTypeButton(type.id, what);
  function endEditing() {
    setEditing(false);
    focusWhenLost(() => document.getElementById(id('rename')));
  }
  return (
    <tr className={classNames(archived && 'is-off')}>
      <th scope="row">
        {editing ? (
          <Rename type={type} onDone={endEditing} onChanged={onChanged} />
        ) : (
          <>
            {name} {archived && <span className="dim">{t('archived')}</span>}
          </>
        )}
      </th>
      <td className="num" data-label={t('uses')}>
        {type.extras}
      </td>
      {editable && (
        <td>
          <span className="extra-type-acts">
            {archived ? (
              <IconButton
                id={id('restore')}
                size="sm"
                label={t('restore', { name })}
                onClick={onRestore}
              >
                <ArrowUturnLeftIcon small />
              </IconButton>
            ) : (
              <>
                <IconButton
                  id={id('up')}
                  size="sm"
                  label={t('up', { name })}
                  aria-disabled={place === 0 || undefined}
                  onClick={() => place > 0 && onMove(-1)}
                >
                  <ChevronUpIcon small />
                </IconButton>
                <IconButton
                  id={id('down')}
                  size="sm"
                  label={t('down', { name })}
                  aria-disabled={place === of - 1 || undefined}
                  onClick={() => place < of - 1 && onMove(1)}
                >
                  <ChevronDownIcon small />
                </IconButton>
                <IconButton
                  id={id('rename')}
                  size="sm"
                  label={t('rename', { name })}
                  onClick={() => setEditing(!editing)}
                >
                  <PencilSquareIcon small />
                </IconButton>
                <IconButton size="sm" label={t('archive', { name })} onClick={onArchive}>
                  <ArchiveBoxIcon small />
                </IconButton>
              </>
            )}
          </span>
        </td>
      )}
    </tr>
  );
}

function Rename({
  type,
  onDone,
  onChanged,
}: {
  type: ExtraType;
  onDone: () => void;
  onChanged: () => void;
}) {
  const t = useTranslations('extra-types');
  const [name, setName] = useState(type.name);
  const [busy, setBusy] = useState(false);
  const { error, say, clear } = useSaid();
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    clear();
    try {
      await rename(type, name);
      onDone();
      onChanged();
    } catch (problem) {
      setBusy(false);
      if (!isHttpError(problem) || problem.status !== 409) return say(problem);
      showAlert(t('changedMeanwhile'));
      onChanged();
    }
  }
  return (
    <form className="extra-type-rename" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        id={`extra-type-${type.id}`}
        label={<span className="sr">{t('rename', { name: type.name })}</span>}
        autoFocus
        autoComplete="off"
        maxLength={EXTRA_TYPE_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        error={error}
      />
      <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
        {t('save')}
      </button>
      <button type="button" className="staff-btn" onClick={onDone}>
        {t('cancel')}
      </button>
    </form>
  );
}
