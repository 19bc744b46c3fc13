import { classNames } from '@yay/ui/class-names';
import { HandThumbDownIcon, HandThumbUpIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useRating } from './use-rating.ts';
import './rating.css';

export interface RatingProps {
  readonly luncherId: number;
  readonly itemId: number;
  readonly child: string;
  readonly meal: string;
  /** The question beside the buttons, where there is room for it. */
  readonly asks?: boolean;
}

/** Liked it, or not; fetched by whoever shows it, and only while the feature is on. */
export default function RatingButtons({ luncherId, itemId, child, meal, asks }: RatingProps) {
  const t = useTranslations('ratings');
  const { said, click } = useRating({ luncherId, itemId });
  return (
    <fieldset className={classNames('rate above', asks && 'rate-asks')}>
      <legend className="sr">{t('group', { child, meal })}</legend>
      {asks && <span aria-hidden="true">{t('question')}</span>}
      <button
        type="button"
        className="iconbtn rate-like"
        aria-pressed={said === 1}
        aria-disabled={said === undefined || undefined}
        aria-label={t('like', { child, meal })}
        title={t('liked')}
        onClick={() => void click(1)}
      >
        <HandThumbUpIcon />
      </button>
      <button
        type="button"
        className="iconbtn rate-dislike"
        aria-pressed={said === 0}
        aria-disabled={said === undefined || undefined}
        aria-label={t('dislike', { child, meal })}
        title={t('disliked')}
        onClick={() => void click(0)}
      >
        <HandThumbDownIcon />
      </button>
    </fieldset>
  );
}
