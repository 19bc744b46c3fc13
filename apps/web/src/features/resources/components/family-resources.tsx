import { useQuery } from '@tanstack/react-query';
import type { SchoolForFamily } from '@yay/contract/resources/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { familyFileHref, familyResourcesQuery } from '../api/family-resources.ts';
import { iconOf, useKindText } from './resource-kind.ts';
import './family-resources.css';

/**
 * Lists the documents that the schools of a family's children keep for families; nothing where they
 * keep none.
 */
export function FamilyResources() {
  const t = useTranslations('resources');
  const { data: schools, isError, refetch } = useQuery(familyResourcesQuery);
  if (isError && !schools) {
    return (
      <Notice tone="danger" live="status">
        {t('errorTitle')}{' '}
        <Button kind="quiet" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  return schools?.map((school) => <OfSchool key={school.id} school={school} />);
}

function OfSchool({ school: { name, resources } }: { school: SchoolForFamily }) {
  const t = useTranslations('resources');
  const kindText = useKindText();
  const heading = useId();
  return (
    <section className="family-resources" aria-labelledby={heading}>
      <h2 id={heading}>{t('family.from', { school: name })}</h2>
      <ul>
        {resources.map(({ id, title, note, url, file }) => {
          const Icon = iconOf(file);
          return (
            <li key={id}>
              <Icon />
              <div>
                {url === null ? (
                  <a className="link" href={familyFileHref(id)} download>
                    <bdi>{title}</bdi>
                    <span className="sr">, {t('download')}</span>
                  </a>
                ) : (
                  <a className="link" href={url} target="_blank" rel="noreferrer noopener">
                    <bdi>{title}</bdi>
                    <span className="sr">, {t('open')}</span>
                  </a>
                )}
                <p>{[note, kindText(file).join(', ')].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
