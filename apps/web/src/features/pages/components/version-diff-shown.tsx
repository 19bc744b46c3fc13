import type { PagePictureOut } from '@yay/contract/pages/calls';
import { JOB_FACTS } from '@yay/contract/pages/values';
import { compareDocuments } from '@yay/documents/compare';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { DraftValues } from '../model/draft-state.ts';
import { BlockDiff, PictureDiff } from './block-diff.tsx';
import { TextDiff } from './text-diff.tsx';

export interface VersionDiffProps {
  readonly before: DraftValues;
  readonly after: DraftValues;
  /** The pictures that stand in the text of either. */
  readonly pictures: readonly PagePictureOut[];
}

export default function VersionDiffShown({ before, after, pictures }: VersionDiffProps) {
  const t = useTranslations('pages');
  const blocks = compareDocuments(before.body, after.body);
  const links = compareDocuments(before.links, after.links);
  const hasPicture = before.picture !== null || after.picture !== null;
  const [topicsBefore, topicsAfter] = [before, after].map(({ topics }) =>
    topics.map(({ name }) => name).join(', '),
  ) as [string, string];
  let at = 0;
  return (
    <dl className="version-diff">
      <dt>{t('search.title')}</dt>
      <dd>
        <TextDiff before={before.title} after={after.title} />
      </dd>
      <dt>{t('search.description')}</dt>
      <dd>
        <TextDiff before={before.description} after={after.description} />
      </dd>
      {hasPicture && (
        <>
          <dt>{t('search.picture')}</dt>
          <dd>
            <PictureDiff before={before.picture} after={after.picture} />
          </dd>
        </>
      )}
      {topicsBefore + topicsAfter !== '' && (
        <>
          <dt>{t('topics.label')}</dt>
          <dd>
            <TextDiff before={topicsBefore} after={topicsAfter} />
          </dd>
        </>
      )}
      {JOB_FACTS.filter((fact) => before.job[fact] + after.job[fact] !== '').map((fact) => (
        <Fragment key={fact}>
          <dt>{t(`job.facts.${fact}`)}</dt>
          <dd>
            <TextDiff before={before.job[fact]} after={after.job[fact]} />
          </dd>
        </Fragment>
      ))}
      <dt>{t('one.text')}</dt>
      <dd className="block-diffs">
        {blocks.length === 0 && <p className="text-diff is-same">{t('compare.empty')}</p>}
        {blocks.map((block) => {
          at += 1;
          return <BlockDiff key={at} block={block} pictures={pictures} />;
        })}
      </dd>
      {links.length > 0 && (
        <>
          <dt>{t('one.links')}</dt>
          <dd className="block-diffs">
            {links.map((block) => {
              at += 1;
              return <BlockDiff key={at} block={block} pictures={pictures} />;
            })}
          </dd>
        </>
      )}
    </dl>
  );
}
