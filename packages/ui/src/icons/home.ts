import Drawn from '@heroicons/react/20/solid/HomeIcon';
import { icon } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ icon(Drawn);
