import Drawn from '@heroicons/react/20/solid/ComputerDesktopIcon';
import { icon } from './icon.tsx';

export const ComputerDesktopIcon = /* @__PURE__ */ icon(Drawn);
