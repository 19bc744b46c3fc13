import Drawn from '@heroicons/react/20/solid/H3Icon';
import { icon } from './icon.tsx';

export const H3Icon = /* @__PURE__ */ icon(Drawn);
