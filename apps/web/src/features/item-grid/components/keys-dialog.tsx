import { Dialog } from '@yay/ui/dialog';
import { useTranslations } from 'use-intl';

/** All keys of the grid. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('item-grid.help');
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['↑', '↓', '←', '→'], t('move')],
    [['Shift', '↓'], t('range')],
    [['Ctrl', 'A'], t('all')],
    [['↵', 'F2'], t('edit')],
    [[t('space')], t('toggle')],
    [['Ctrl', 'C'], t('copy')],
    [['Ctrl', 'V'], t('paste')],
    [['Ctrl', 'D'], t('fill')],
    [['Del'], t('clear')],
    [['Ctrl', 'Z'], t('undo')],
    [['Ctrl', 'Shift', 'Z'], t('redo')],
    [['Ctrl', 'S'], t('save')],
    [['Ctrl', '↵'], t('open')],
    [['Ctrl', 'F'], t('find')],
    [['Esc', 'Tab'], t('leave')],
  ];
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
