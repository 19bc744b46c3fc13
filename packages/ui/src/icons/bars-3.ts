import Drawn from '@heroicons/react/20/solid/Bars3Icon';
import { icon } from './icon.tsx';

export const Bars3Icon = /* @__PURE__ */ icon(Drawn);
