export { CardForm, CardFormWaiting } from './lazy-card-form.tsx';
export type {
  CardFormHandle,
  CardFormProps,
  CardProvider,
  CardRefusal,
  CardResult,
} from './types.ts';
export { useBank } from './use-bank.tsx';
