import Drawn from '@heroicons/react/20/solid/ArrowLeftIcon';
import { icon } from './icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ icon(Drawn);
