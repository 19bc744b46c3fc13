import Drawn from '@heroicons/react/20/solid/CubeIcon';
import { icon } from './icon.tsx';

export const CubeIcon = /* @__PURE__ */ icon(Drawn);
