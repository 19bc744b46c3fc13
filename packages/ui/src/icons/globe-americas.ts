import Drawn from '@heroicons/react/20/solid/GlobeAmericasIcon';
import { icon } from './icon.tsx';

export const GlobeAmericasIcon = /* @__PURE__ */ icon(Drawn);
