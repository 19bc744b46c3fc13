import Drawn from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import { icon } from './icon.tsx';

export const EllipsisHorizontalIcon = /* @__PURE__ */ icon(Drawn);
