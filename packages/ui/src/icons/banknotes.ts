import Drawn from '@heroicons/react/20/solid/BanknotesIcon';
import { icon } from './icon.tsx';

export const BanknotesIcon = /* @__PURE__ */ icon(Drawn);
