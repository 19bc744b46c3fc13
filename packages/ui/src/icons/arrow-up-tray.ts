import Drawn from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import { icon } from './icon.tsx';

export const ArrowUpTrayIcon = /* @__PURE__ */ icon(Drawn);
