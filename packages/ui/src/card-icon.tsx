import { classNames } from './class-names.ts';
import './card-icon.css';

export type CardBrand = 'visa' | 'amex' | 'discover' | 'mastercard' | 'generic';

/** Returns the drawing of a card, by whatever the payment provider calls its brand. */
export function cardBrand(name: string | null | undefined): CardBrand {
  const plain = (name ?? '').toLowerCase().replace(/[^a-z]/g, '');
  if (plain === 'visa' || plain === 'discover' || plain === 'mastercard') return plain;
  return plain === 'amex' || plain === 'americanexpress' ? 'amex' : 'generic';
}

/** The letters, and the width that they take in whatever font there is. */
const LETTERS = {
  visa: ['VISA', 27],
  amex: ['AMEX', 30],
  discover: ['DISC', 27],
  mastercard: ['MC', 17],
} as const;

export interface CardIconProps {
  brand: CardBrand;
  /** The spoken name. Leave it out where the brand's name stands beside it. */
  label?: string;
  className?: string;
}

/** A card in the color by which it is known, with its name's letters. */
export function CardIcon({ brand, label, className }: CardIconProps) {
  return (
    <svg
      className={classNames('card-icon', `card-${brand}`, className)}
      viewBox="0 0 40 26"
      width="40"
      height="26"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect className="card-face" x=".5" y=".5" width="39" height="25" rx="4" />
      {brand === 'generic' ? (
        <g className="card-mark">
          <rect x="0" y="6" width="40" height="5" />
          <rect x="5" y="16" width="12" height="3" rx="1.5" />
          <rect x="29" y="15" width="6" height="5" rx="1" />
        </g>
      ) : (
        <>
          <rect className="card-stripe" x="5" y="20" width="30" height="2" rx="1" />
          <text
            className="card-mark"
            x="20"
            y="16"
            textAnchor="middle"
            textLength={LETTERS[brand][1]}
            lengthAdjust="spacingAndGlyphs"
          >
            {LETTERS[brand][0]}
          </text>
        </>
      )}
    </svg>
  );
}
