import Drawn from '@heroicons/react/20/solid/ListBulletIcon';
import { icon } from './icon.tsx';

export const ListBulletIcon = /* @__PURE__ */ icon(Drawn);
