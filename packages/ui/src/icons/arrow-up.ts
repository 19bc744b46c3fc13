import Drawn from '@heroicons/react/20/solid/ArrowUpIcon';
import { icon } from './icon.tsx';

export const ArrowUpIcon = /* @__PURE__ */ icon(Drawn);
