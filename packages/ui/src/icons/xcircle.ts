import Drawn from '@heroicons/react/20/solid/XCircleIcon';
import { icon } from './icon.tsx';

export const XCircleIcon = /* @__PURE__ */ icon(Drawn);
