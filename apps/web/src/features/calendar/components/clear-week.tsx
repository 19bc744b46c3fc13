import { Button } from '@yay/ui/button';
import { TrashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';

/** Takes every lunch of a week off that can still go: one child's, or without a child everybody's. */
export default function ClearWeek({
  child,
  onClear,
}: {
  child: string | null;
  onClear: () => void;
}) {
  const t = useTranslations('calendar-choosing.clear');
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={<TrashIcon />}
      {...(child !== null && { 'aria-label': t('childLabel', { child }) })}
      onClick={onClear}
    >
      {t(child === null ? 'all' : 'child')}
    </Button>
  );
}
