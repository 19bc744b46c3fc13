import Drawn from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import { icon } from './icon.tsx';

export const ArrowDownTrayIcon = /* @__PURE__ */ icon(Drawn);
