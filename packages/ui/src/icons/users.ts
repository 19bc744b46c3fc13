import Drawn from '@heroicons/react/20/solid/UsersIcon';
import { icon } from './icon.tsx';

export const UsersIcon = /* @__PURE__ */ icon(Drawn);
