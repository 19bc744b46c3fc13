import Drawn from '@heroicons/react/20/solid/UserIcon';
import { icon } from './icon.tsx';

export const UserIcon = /* @__PURE__ */ icon(Drawn);
