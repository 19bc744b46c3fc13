import { IconButton } from '@yay/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

/** Takes an entry of a list one place up or down, or out. */
export function PlaceActs<Entry>({
  name,
  at,
  list,
  disabled,
  onChange,
}: {
  name: string;
  at: number;
  list: readonly Entry[];
  disabled: boolean;
  onChange: (list: readonly Entry[]) => void;
}) {
  const t = useTranslations('site-options.menus');
  const moved = (to: number) => {
    const entry = list[at];
    return entry === undefined ? list : list.toSpliced(at, 1).toSpliced(to, 0, entry);
  };
  return (
    <span className="option-place">
      <IconButton
        label={t('up', { name })}
        disabled={disabled || at === 0}
        onClick={() => onChange(moved(at - 1))}
      >
        <ArrowUpIcon small />
      </IconButton>
      <IconButton
        label={t('down', { name })}
        disabled={disabled || at === list.length - 1}
        onClick={() => onChange(moved(at + 1))}
      >
        <ArrowDownIcon small />
      </IconButton>
      <IconButton
        label={t('remove', { name })}
        disabled={disabled}
        onClick={() => onChange(list.toSpliced(at, 1))}
      >
        <TrashIcon small />
      </IconButton>
    </span>
  );
}
