import Drawn from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { icon } from './icon.tsx';

export const MagnifyingGlassIcon = /* @__PURE__ */ icon(Drawn);
