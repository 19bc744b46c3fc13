export { CameraScan } from './camera-scan.tsx';
export { forgetScreen, keepPictures, keepScreen, type OfflineScreen } from './keep-screen.ts';
export {
  COUNTING,
  deviceKeeper,
  forgetKept,
  type Keeper,
  memoryKeeper,
  type Queued,
} from './keeper.ts';
export { useScanner } from './use-scanner.ts';
