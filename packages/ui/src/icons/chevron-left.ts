import Drawn from '@heroicons/react/20/solid/ChevronLeftIcon';
import { icon } from './icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ icon(Drawn);
