import Drawn from '@heroicons/react/20/solid/EyeIcon';
import { icon } from './icon.tsx';

export const EyeIcon = /* @__PURE__ */ icon(Drawn);
