import type { PagePictureOut } from '@yay/contract/pages/calls';
import { CALLOUT_TONES, DRAWINGS, PARTS, SECTIONS } from '@yay/documents';
import { type BlockDifference, type FactDifference, LINE_BREAK } from '@yay/documents/compare';
import { classNames } from '@yay/ui/class-names';
import { useTranslations } from 'use-intl';
import { MarkedText } from './marked-text.tsx';
import { Added, Removed, TextDiff } from './text-diff.tsx';

type BlockName = Parameters<ReturnType<typeof useTranslations<'rich-text.blocks'>>>[0];

/** A block of a text as it was and as it is. Of one that is the same, its words alone. */
export function BlockDiff({
  block,
  pictures,
}: {
  block: BlockDifference;
  pictures: readonly PagePictureOut[];
}) {
  const t = useTranslations('pages.compare');
  const rich = useTranslations('rich-text');
  const { change, type, was, within, facts, pieces } = block;
  const nameOf = (one: string) => {
    const section = [...SECTIONS, 'closing' as const].find((known) => known === one);
    return section ? rich(`sections.${section}`) : rich(`blocks.${one as BlockName}`);
  };
  if (change === 'same') {
    const text = pieces.map((piece) => piece.text).join('');
    if (text === '') return null;
    return <p className="text-diff is-same">{text.replaceAll(LINE_BREAK, '\n')}</p>;
  }
  const around = (types: readonly string[]) => types.map(nameOf).join(', ') || t('onPage');
  const moved = change === 'changed' && within.before.join() !== within.after.join();
  return (
    <div className={classNames('block-diff', `is-${change}`)}>
      <p className="block-diff-name">
        <span className="sr">{t(change)} </span>
        {was === null ? nameOf(type) : t('became', { before: nameOf(was), after: nameOf(type) })}
      </p>
      {(moved || facts.length > 0) && (
        <dl className="block-facts">
          {moved && (
            <>
              <dt>{t('where')}</dt>
              <dd>
                <WholeDiff before={around(within.before)} after={around(within.after)} />
              </dd>
            </>
          )}
          {facts.map((fact) => (
            <Fact key={fact.name} fact={fact} pictures={pictures} />
          ))}
        </dl>
      )}
      {pieces.length > 0 && (
        <p className="text-diff">
          <MarkedText pieces={pieces} />
        </p>
      )}
    </div>
  );
}

const LABELS = {
  href: 'linkAddress',
  label: 'buttonLabel',
  alt: 'alt',
  caption: 'caption',
  tone: 'tone',
  name: 'partName',
  drawing: 'drawing',
} as const;

function Fact({ fact, pictures }: { fact: FactDifference; pictures: readonly PagePictureOut[] }) {
  const t = useTranslations('pages.compare');
  const rich = useTranslations('rich-text');
  const { name, before, after } = fact;
  if (!before && !after) return null;
  if (name === 'asset') {
    const pictureOf = (id: unknown) =>
      typeof id === 'number' ? (pictures.find((one) => one.id === id) ?? { id }) : null;
    return (
      <>
        <dt>{rich('blocks.picture')}</dt>
        <dd>
          <PictureDiff before={pictureOf(before)} after={pictureOf(after)} />
        </dd>
      </>
    );
  }
  const said = (value: unknown): string => {
    const tone = name === 'tone' && CALLOUT_TONES.find((one) => one === value);
    if (tone) return rich(`tones.${tone}`);
    const part = name === 'name' && PARTS.find((one) => one === value);
    if (part) return rich(`parts.${part}`);
    const drawing = name === 'drawing' && DRAWINGS.find((one) => one === value);
    if (drawing) return rich(`drawings.${drawing}`);
    return value === null ? '' : String(value);
  };
  const label =
    name === 'level' || name === 'start' ? t(name) : rich(LABELS[name as keyof typeof LABELS]);
  const isSentence = name === 'label' || name === 'alt' || name === 'caption';
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {isSentence ? (
          <TextDiff before={said(before)} after={said(after)} />
        ) : (
          <WholeDiff before={said(before)} after={said(after)} />
        )}
      </dd>
    </>
  );
}

/** Two values of which the words are no words of a text: the old one whole, then the new one. */
function WholeDiff({ before, after }: { before: string; after: string }) {
  return (
    <p className="text-diff">
      {before !== '' && <Removed>{before}</Removed>} {after !== '' && <Added>{after}</Added>}
    </p>
  );
}

/**
 * A picture to compare: of one that is gone from the library, or was chosen just now, the number is
 * known alone.
 */
type ComparedPicture = Pick<PagePictureOut, 'id'> & Partial<PagePictureOut>;

export function PictureDiff({
  before,
  after,
}: {
  before: ComparedPicture | null;
  after: ComparedPicture | null;
}) {
  if (before?.id === after?.id) return <Shown picture={after} />;
  return (
    <p className="text-diff picture-diff">
      {before !== null && (
        <Removed>
          <Shown picture={before} />
        </Removed>
      )}
      {after !== null && (
        <Added>
          <Shown picture={after} />
        </Added>
      )}
    </p>
  );
}

function Shown({ picture }: { picture: ComparedPicture | null }) {
  const t = useTranslations('pages.compare');
  if (picture === null) return null;
  const name = picture.name || t('pictureNumbered', { id: picture.id });
  return (
    <span className="compared-picture">
      {picture.thumbnail && <img src={picture.thumbnail} alt="" width={250} height={200} />}
      <span>{name}</span>
    </span>
  );
}
