import Drawn from '@heroicons/react/20/solid/ScaleIcon';
import { icon } from './icon.tsx';

export const ScaleIcon = /* @__PURE__ */ icon(Drawn);
