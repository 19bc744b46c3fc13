import { LINE_BREAK, type Piece } from '@yay/documents/compare';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Added, Removed } from './text-diff.tsx';

type Marks = Piece['after'];

/** A block's text with what was added and taken away, in its marks; where those changed, it says how. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  let at = 0;
  return pieces.map((piece) => {
    const key = `${at}${piece.change}`;
    at += piece.text.length;
    const words = piece.text.replaceAll(LINE_BREAK, '↵\n');
    const text = inMarks(words, piece.change === 'removed' ? piece.before : piece.after);
    if (piece.change === 'added') return <Added key={key}>{text}</Added>;
    if (piece.change === 'removed') return <Removed key={key}>{text}</Removed>;
    if (piece.change === 'kept') return <span key={key}>{text}</span>;
    return (
      <span key={key}>
        <mark>{text}</mark> <Remarks before={piece.before} after={piece.after} />{' '}
      </span>
    );
  });
}

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const;
type MarkName = keyof typeof TAGS;
const isMark = (name: string): name is MarkName => Object.hasOwn(TAGS, name);

function inMarks(text: string, [mark, ...others]: Marks): ReactNode {
  if (mark === undefined) return text;
  const inside = inMarks(text, others);
  if (mark.type === 'link') return <span className="compared-link">{inside}</span>;
  if (!isMark(mark.type)) return inside;
  const Tag = TAGS[mark.type];
  return <Tag>{inside}</Tag>;
}

function Remarks({ before, after }: { before: Marks; after: Marks }) {
  const t = useTranslations('pages.compare');
  const linkOf = (marks: Marks) => marks.find(({ type }) => type === 'link')?.href ?? null;
  const [was, is] = [linkOf(before), linkOf(after)];
  const names = (marks: Marks) => marks.map(({ type }) => type).filter(isMark);
  const said = [
    ...names(after)
      .filter((name) => !names(before).includes(name))
      .map((name) => t('marked', { mark: t(`marks.${name}`) })),
    ...names(before)
      .filter((name) => !names(after).includes(name))
      .map((name) => t('unmarked', { mark: t(`marks.${name}`) })),
    ...(was === is
      ? []
      : was === null
        ? [t('linked', { href: is ?? '' })]
        : is === null
          ? [t('unlinked', { href: was })]
          : [t('relinked', { before: was, after: is })]),
  ];
  return <small className="mark-note">({said.join('; ')})</small>;
}
