import { ReplacePage } from '../../features/replacing/index.ts';

export default function MenuReplacePage() {
  return <ReplacePage />;
}
