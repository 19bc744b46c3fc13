import Drawn from '@heroicons/react/20/solid/BoldIcon';
import { icon } from './icon.tsx';

export const BoldIcon = /* @__PURE__ */ icon(Drawn);
