import { Dialog } from '@yay/ui/dialog';
import { Switch } from '@yay/ui/switch';
import { useTranslations } from 'use-intl';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

/** All keys, and the switch for those who would rather not have them. */
export default function KeysDialog({
  selects,
  onClose,
}: {
  /** Rows can be selected. */
  selects: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('admin.keys');
  const on = useSingleKeys();
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['J', 'K'], t('move')],
    ...(selects
      ? ([
          [['X'], t('select')],
          [['Shift', 'X'], t('range')],
          [[t('shiftClick')], t('range')],
        ] as const)
      : []),
    [['↵'], t('open')],
    [['F'], t('filter')],
    [['/'], t('search')],
    [['?'], t('help')],
    [['Esc'], t('escape')],
  ];
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <dl className="keys">
        {keys.map(([names, what]) => (
          <div key={names.join()}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch checked={on} onChange={setSingleKeys}>
        {t('on')}
      </Switch>
    </Dialog>
  );
}
