import Drawn from '@heroicons/react/20/solid/CurrencyDollarIcon';
import { icon } from './icon.tsx';

export const CurrencyDollarIcon = /* @__PURE__ */ icon(Drawn);
