import type { ExtraType } from '@yay/contract/extra-types/calls';
import { IconButton } from '@yay/ui/icon-button';
import {
  ArchiveBoxIcon,
  ArrowUturnLeftIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  PencilSquareIcon,
} from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

export const extraTypeButton = (id: number, what: 'up' | 'down' | 'rename' | 'restore'): string =>
  `extra-type-${what}-${id}`;

/** The buttons at the end of the row of an extra type. */
export function ExtraTypeActs({
  type,
  place,
  of,
  busy,
  onMove,
  onRename,
  onArchive,
  onRestore,
}: {
  type: ExtraType;
  /** Among those that are not archived. */
  place: number;
  of: number;
  /** Another act is under way. */
  busy: boolean;
  onMove: (by: -1 | 1) => void;
  onRename: () => void;
  onArchive: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('extra-types');
  const { name } = type;
  const id = (what: Parameters<typeof extraTypeButton>[1]) => extraTypeButton(type.id, what);
  if (type.archived_at !== null) {
    return (
      <span className="extra-type-acts">
        <IconButton
          id={id('restore')}
          size="sm"
          label={t('restore', { name })}
          aria-disabled={busy || undefined}
          onClick={onRestore}
        >
          <ArrowUturnLeftIcon small />
        </IconButton>
      </span>
    );
  }
  return (
    <span className="extra-type-acts">
      <IconButton
        id={id('up')}
        size="sm"
        label={t('up', { name })}
        aria-disabled={busy || place === 0 || undefined}
        onClick={() => place > 0 && onMove(-1)}
      >
        <ChevronUpIcon small />
      </IconButton>
      <IconButton
        id={id('down')}
        size="sm"
        label={t('down', { name })}
        aria-disabled={busy || place === of - 1 || undefined}
        onClick={() => place < of - 1 && onMove(1)}
      >
        <ChevronDownIcon small />
      </IconButton>
      <IconButton id={id('rename')} size="sm" label={t('rename', { name })} onClick={onRename}>
        <PencilSquareIcon small />
      </IconButton>
      <IconButton size="sm" label={t('archive', { name })} onClick={onArchive}>
        <ArchiveBoxIcon small />
      </IconButton>
    </span>
  );
}
