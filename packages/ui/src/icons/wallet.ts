import Drawn from '@heroicons/react/20/solid/WalletIcon';
import { icon } from './icon.tsx';

export const WalletIcon = /* @__PURE__ */ icon(Drawn);
