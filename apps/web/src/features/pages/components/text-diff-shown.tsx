import { diffWordsWithSpace } from 'diff';
import { useTranslations } from 'use-intl';

export default function TextDiffShown({ before, after }: { before: string; after: string }) {
  const t = useTranslations('pages.compare');
  if (before === after)
    return <p className="text-diff is-same">{after === '' ? t('empty') : after}</p>;
  let at = 0;
  const pieces = diffWordsWithSpace(before, after).map((piece) => {
    const key = `${at}${piece.added ? '+' : ''}`;
    at += piece.value.length;
    return { ...piece, key };
  });
  return (
    <p className="text-diff">
      {pieces.map(({ key, added, removed, value }) => {
        if (added) {
          return (
            <ins key={key}>
              <span className="sr">{t('added')} </span>
              {value}
            </ins>
          );
        }
        if (removed) {
          return (
            <del key={key}>
              <span className="sr">{t('removed')} </span>
              {value}
            </del>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
