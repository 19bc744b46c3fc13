import Drawn from '@heroicons/react/20/solid/BellIcon';
import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon(Drawn);
