import Drawn from '@heroicons/react/20/solid/ShieldExclamationIcon';
import { icon } from './icon.tsx';

export const ShieldExclamationIcon = /* @__PURE__ */ icon(Drawn);
