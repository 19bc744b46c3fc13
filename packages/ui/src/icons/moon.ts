import Drawn from '@heroicons/react/20/solid/MoonIcon';
import { icon } from './icon.tsx';

export const MoonIcon = /* @__PURE__ */ icon(Drawn);
