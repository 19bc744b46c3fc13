import Drawn from '@heroicons/react/20/solid/TagIcon';
import { icon } from './icon.tsx';

export const TagIcon = /* @__PURE__ */ icon(Drawn);
