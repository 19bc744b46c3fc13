import Drawn from '@heroicons/react/20/solid/SunIcon';
import { icon } from './icon.tsx';

export const SunIcon = /* @__PURE__ */ icon(Drawn);
