import Drawn from '@heroicons/react/20/solid/EyeSlashIcon';
import { icon } from './icon.tsx';

export const EyeSlashIcon = /* @__PURE__ */ icon(Drawn);
