import Drawn from '@heroicons/react/20/solid/ChevronDownIcon';
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon(Drawn);
