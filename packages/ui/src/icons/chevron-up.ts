import Drawn from '@heroicons/react/20/solid/ChevronUpIcon';
import { icon } from './icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ icon(Drawn);
