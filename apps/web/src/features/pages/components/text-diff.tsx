import { compareTexts } from '@yay/documents/compare';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Shows the words that were added to a text and taken away from it. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const t = useTranslations('pages.compare');
  if (before === after)
    return <p className="text-diff is-same">{after === '' ? t('empty') : after}</p>;
  let at = 0;
  return (
    <p className="text-diff">
      {compareTexts(before, after).map(({ change, text }) => {
        const key = `${at}${change}`;
        at += text.length;
        if (change === 'added') return <Added key={key}>{text}</Added>;
        if (change === 'removed') return <Removed key={key}>{text}</Removed>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}

export function Added({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.compare');
  return (
    <ins>
      <span className="sr">{t('added')} </span>
      {children}
    </ins>
  );
}

export function Removed({ children }: { children: ReactNode }) {
  const t = useTranslations('pages.compare');
  return (
    <del>
      <span className="sr">{t('removed')} </span>
      {children}
    </del>
  );
}
