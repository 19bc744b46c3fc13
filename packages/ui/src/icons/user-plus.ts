import Drawn from '@heroicons/react/20/solid/UserPlusIcon';
import { icon } from './icon.tsx';

export const UserPlusIcon = /* @__PURE__ */ icon(Drawn);
