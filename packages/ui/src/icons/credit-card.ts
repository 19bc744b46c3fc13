import Drawn from '@heroicons/react/20/solid/CreditCardIcon';
import { icon } from './icon.tsx';

export const CreditCardIcon = /* @__PURE__ */ icon(Drawn);
