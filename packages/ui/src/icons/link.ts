import Drawn from '@heroicons/react/20/solid/LinkIcon';
import { icon } from './icon.tsx';

export const LinkIcon = /* @__PURE__ */ icon(Drawn);
