import Drawn from '@heroicons/react/20/solid/ChevronRightIcon';
import { icon } from './icon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ icon(Drawn);
