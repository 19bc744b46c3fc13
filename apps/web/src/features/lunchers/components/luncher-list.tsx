import type { Luncher } from '@yay/contract/lunchers/calls';
import { classNames } from '@yay/ui';
import { Avatar } from '@yay/ui/avatar';
import { PencilIcon, PlusIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { LuncherTags } from './luncher-tags.tsx';
import './luncher-list.css';
import './lunchers.css';

export type LuncherListProps = {
  lunchers: readonly Luncher[];
  selected: number | 'new' | null;
  onSelect: (selected: number | 'new') => void;
};

export function LuncherList({ lunchers, selected, onSelect }: LuncherListProps) {
  const t = useTranslations('lunchers');
  const gradeIn = useGradeName();
  return (
    <>
      <ul className="lunchers" aria-label={t('list')}>
        {lunchers.map((luncher) => {
          const on = luncher.id === selected;
          return (
            <li
              key={luncher.id}
              className={classNames('luncher', `kid-${luncher.color}`, on && 'is-on')}
            >
              <Avatar name={luncher.name.first} size="l" />
              <div>
                <h2>{luncher.full_name}</h2>
                <p>
                  {t('gradeAtSchool', {
                    grade: gradeIn(luncher.grade.label),
                    school: luncher.grade.destination.name,
                  })}
                </p>
                <LuncherTags tolerances={luncher.tolerances} />
              </div>
              <button
                type="button"
                className="iconbtn"
                aria-label={t('edit', { name: luncher.name.first })}
                aria-current={on || undefined}
                onClick={() => onSelect(luncher.id)}
              >
                <PencilIcon />
              </button>
            </li>
          );
        })}
        {selected !== 'new' && (
          <li>
            <button type="button" className="add" onClick={() => onSelect('new')}>
              <PlusIcon />
              <span>{t('add')}</span>
            </button>
          </li>
        )}
      </ul>
      <p className="aside-note">{t('note')}</p>
    </>
  );
}
