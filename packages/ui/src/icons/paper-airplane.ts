import Drawn from '@heroicons/react/20/solid/PaperAirplaneIcon';
import { icon } from './icon.tsx';

export const PaperAirplaneIcon = /* @__PURE__ */ icon(Drawn);
