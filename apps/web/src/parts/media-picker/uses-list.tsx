import { Link } from '@tanstack/react-router';
import type { AssetUse } from '@yay/contract/media/calls';
import { useTranslations } from 'use-intl';

/** Every place that shows a picture, each a way there. */
export function UsesList({ uses }: { uses: readonly AssetUse[] }) {
  const t = useTranslations('media-library');
  const nameOf = ({ kind, id, name }: AssetUse): string => {
    if (kind === 'intro_wizard') return t('introStep', { number: id });
    return kind === 'site_option' && name === 'og_default' ? t('sharing') : name;
  };
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.kind} ${use.id} ${use.name}`}>
          <Link to={use.url} className="link">
            {nameOf(use)}
          </Link>
          <small>{t(`kinds.${use.kind}`)}</small>
        </li>
      ))}
    </ul>
  );
}
