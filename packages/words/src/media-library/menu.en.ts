/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    media: 'Media',
  },
  purposes: {
    media: 'The pictures of items, messages and pages.',
  },
  also: {
    media: 'pictures, images, photos, assets, media library, upload',
  },
  deeds: {
    uploadPicture: {
      name: 'Upload a picture',
      also: 'add a photo, new image, upload a file, replace a picture',
    },
  },
};
