import Drawn from '@heroicons/react/20/solid/PuzzlePieceIcon';
import { icon } from './icon.tsx';

export const PuzzlePieceIcon = /* @__PURE__ */ icon(Drawn);
