import Drawn from '@heroicons/react/20/solid/MegaphoneIcon';
import { icon } from './icon.tsx';

export const MegaphoneIcon = /* @__PURE__ */ icon(Drawn);
