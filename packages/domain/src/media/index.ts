export {
  type Crop,
  MEAL_PICTURE,
  type MediaAddress,
  type MediaName,
  mediaAddress,
  readMediaAddress,
  THUMBNAIL_PICTURE,
  type Transformation,
} from './address.ts';
export {
  identifyPicture,
  LARGEST_PICTURE_BYTES,
  PICTURE_FORMATS,
  PICTURE_PROBLEMS,
  type PictureFormat,
  type PictureProblem,
} from './identify.ts';
