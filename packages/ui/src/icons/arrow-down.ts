import Drawn from '@heroicons/react/20/solid/ArrowDownIcon';
import { icon } from './icon.tsx';

export const ArrowDownIcon = /* @__PURE__ */ icon(Drawn);
