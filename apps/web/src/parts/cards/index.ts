export type { AddCardProps } from './add-card.tsx';
export { cardsKey, cardsQuery, chooseCard, moneyMoved } from './cards.ts';
export { useRefusalText } from './refusal-text.ts';
