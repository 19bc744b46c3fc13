/** Words of the fields in which tags are chosen or made, also as the topics of an article. */
export const words = {
  tags: {
    remove: 'Remove the tag {name}',
    create: 'Create the tag “{name}”',
    added: '{name} added',
    removed: '{name} removed',
    short: 'A new tag needs at least {min} characters.',
    long: 'A tag can have {max} characters at most.',
    taken: 'This tag is already chosen.',
    searching: 'Searching for tags',
    failed: 'The tag could not be created. Please try again.',
  },
  topics: {
    remove: 'Remove the topic {name}',
    create: 'Create the topic “{name}”',
    added: '{name} added',
    removed: '{name} removed',
    short: 'A new topic needs at least {min} characters.',
    long: 'A topic can have {max} characters at most.',
    taken: 'This topic is already chosen.',
    searching: 'Searching for topics',
    failed: 'The topic could not be created. Please try again.',
  },
};
