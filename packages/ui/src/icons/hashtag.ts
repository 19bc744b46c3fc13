import Drawn from '@heroicons/react/20/solid/HashtagIcon';
import { icon } from './icon.tsx';

export const HashtagIcon = /* @__PURE__ */ icon(Drawn);
