/** Two grids that need every pixel there is. */
const PATHS = /^\/admin\/(vendors\/[^/]+\/menu-items|items)\/?$/;

/** Whether a page takes the whole width: those two, on no phone, until somebody minimizes it. */
export function isFullScreen(shown: {
  readonly path: string;
  readonly phone: boolean;
  readonly minimized: boolean;
}): boolean {
  return PATHS.test(shown.path) && !shown.phone && !shown.minimized;
}
