import Drawn from '@heroicons/react/20/solid/ArchiveBoxIcon';
import { icon } from './icon.tsx';

export const ArchiveBoxIcon = /* @__PURE__ */ icon(Drawn);
