export { CameraScan } from './camera-scan.tsx';
export { forgetScreen } from './keep-screen.ts';
export {
  COUNTING,
  deviceKeeper,
  forgetKept,
  type Keeper,
  memoryKeeper,
  type Queued,
} from './keeper.ts';
export { useKeptScreen } from './use-kept-screen.ts';
export { useScanner } from './use-scanner.ts';
