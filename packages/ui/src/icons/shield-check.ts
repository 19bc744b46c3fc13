import Drawn from '@heroicons/react/20/solid/ShieldCheckIcon';
import { icon } from './icon.tsx';

export const ShieldCheckIcon = /* @__PURE__ */ icon(Drawn);
