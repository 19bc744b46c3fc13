import { useQuery } from '@tanstack/react-query';
import type { User } from '@yay/contract/users/calls';
import type { FamilyOverview as Overview } from '@yay/contract/users/overview';
import { Avatar } from '@yay/ui/avatar';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { overviewQuery } from '../api/overview-query.ts';
import { FamilyFacts } from './family-facts.tsx';
import { ToleranceTags } from './tolerance-tags.tsx';
import './family-overview.css';

/** Tells whether an account is a family's: only then is there anything to see at a glance. */
export const isFamily = (user: User): boolean =>
  user.lunchers_count > 0 || user.roles.includes('customer');

/** A family at a glance, on every tab: children, two weeks, money, open cases, last change. */
export function FamilyOverview({ user }: { user: User }) {
  const t = useTranslations('users.one.overview');
  const { data, isError, refetch } = useQuery(overviewQuery(user.id));
  if (!data) {
    if (!isError) return null;
    return (
      <p className="family-overview callout">
        {t('failed')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    );
  }
  return (
    <section className="family-overview" aria-label={t('title', { name: user.full_name })}>
      <Children lunchers={data.lunchers} />
      <FamilyFacts user={user} overview={data} />
    </section>
  );
}

function Children({ lunchers }: { lunchers: Overview['lunchers'] }) {
  const t = useTranslations('users.one');
  const gradeIn = useGradeName();
  if (lunchers.length === 0) return <p className="family-children mid">{t('lunchers.empty')}</p>;
  return (
    <ul className="family-children" aria-label={t('lunchers.title')}>
      {lunchers.map((luncher) => (
        <li key={luncher.id}>
          <Avatar name={luncher.first} color={luncher.color} size="s" />
          <span>
            <b>{luncher.full_name}</b>{' '}
            <span className="mid">
              {gradeIn(luncher.grade)}, {luncher.school}
            </span>
          </span>
          <ToleranceTags tolerances={luncher.tolerances} />
        </li>
      ))}
    </ul>
  );
}
