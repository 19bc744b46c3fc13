import Drawn from '@heroicons/react/20/solid/ShoppingBagIcon';
import { icon } from './icon.tsx';

export const ShoppingBagIcon = /* @__PURE__ */ icon(Drawn);
