import Drawn from '@heroicons/react/20/solid/WindowIcon';
import { icon } from './icon.tsx';

export const WindowIcon = /* @__PURE__ */ icon(Drawn);
