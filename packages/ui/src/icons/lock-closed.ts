import Drawn from '@heroicons/react/20/solid/LockClosedIcon';
import { icon } from './icon.tsx';

export const LockClosedIcon = /* @__PURE__ */ icon(Drawn);
