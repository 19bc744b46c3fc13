import Drawn from '@heroicons/react/20/solid/HandRaisedIcon';
import { icon } from './icon.tsx';

export const HandRaisedIcon = /* @__PURE__ */ icon(Drawn);
