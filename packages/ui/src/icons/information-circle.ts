import Drawn from '@heroicons/react/20/solid/InformationCircleIcon';
import { icon } from './icon.tsx';

export const InformationCircleIcon = /* @__PURE__ */ icon(Drawn);
