import Drawn from '@heroicons/react/20/solid/UserCircleIcon';
import { icon } from './icon.tsx';

export const UserCircleIcon = /* @__PURE__ */ icon(Drawn);
