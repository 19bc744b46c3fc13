import Drawn from '@heroicons/react/20/solid/Cog6ToothIcon';
import { icon } from './icon.tsx';

export const Cog6ToothIcon = /* @__PURE__ */ icon(Drawn);
