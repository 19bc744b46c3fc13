import { IconButton } from '@yay/ui/icon-button';
import {
  ArchiveBoxIcon,
  ArrowUturnLeftIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  TrashIcon,
} from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Offers the acts on one part of an ordered list: up, down, away, and back again. */
export function PartActs({
  name,
  isNew,
  archived,
  place,
  of,
  locked,
  onMove,
  onRemove,
  onRestore,
}: {
  name: string;
  isNew: boolean;
  archived: boolean;
  /** Among those that are offered. */
  place: number;
  of: number;
  locked: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('items.options');
  if (locked && !archived) return <span className="part-acts" />;
  if (archived) {
    return (
      <span className="part-acts">
        <span className="dim">{t('archived')}</span>
        <IconButton size="sm" label={t('restore', { name })} disabled={locked} onClick={onRestore}>
          <ArrowUturnLeftIcon small />
        </IconButton>
      </span>
    );
  }
  return (
    <span className="part-acts">
      <IconButton
        size="sm"
        label={t('up', { name })}
        aria-disabled={place === 0 || undefined}
        onClick={() => place > 0 && onMove(-1)}
      >
        <ChevronUpIcon small />
      </IconButton>
      <IconButton
        size="sm"
        label={t('down', { name })}
        aria-disabled={place === of - 1 || undefined}
        onClick={() => place < of - 1 && onMove(1)}
      >
        <ChevronDownIcon small />
      </IconButton>
      <IconButton
        size="sm"
        label={isNew ? t('remove', { name }) : t('archive', { name })}
        onClick={onRemove}
      >
        {isNew ? <TrashIcon small /> : <ArchiveBoxIcon small />}
      </IconButton>
    </span>
  );
}
