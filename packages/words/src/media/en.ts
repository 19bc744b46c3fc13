import { words as common } from '../common/en.ts';
/** Pictures: choosing, uploading and what is said about them. */
export const words = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: common.remove,
  cancel: common.cancel,
  retry: common.tryAgain,
  drop: 'or drop one here',
  dropNow: 'Drop it here',
  formats: 'JPEG, PNG, WebP, AVIF or GIF, 50 MB at most. It is shown 5 wide to 4 high.',
  none: 'No picture yet',
  missing: 'The picture did not load',
  uploading: 'Uploading {name}',
  progress: '{percent}%',
  interrupted: 'The connection was lost. The upload will resume on its own.',
  finishing: 'Almost there',
  uploaded: 'Uploaded',
  removed: 'The picture is removed. Save to confirm.',
  failed: 'The upload failed.',
  alt: 'Alternative text',
  altHint:
    'Describes the picture for people who can’t see it. Leave it empty if the name says enough.',
};
