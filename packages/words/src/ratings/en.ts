/** Words of rating a lunch that was served. */
export const words = {
  group: 'Did {child} like {meal}?',
  like: '{child} liked {meal}',
  dislike: '{child} did not like {meal}',
  question: 'How was it?',
  liked: 'Liked',
  disliked: 'Not liked',
};
