export const words = {
  request_received: {
    subject_contact: 'We have your message',
    subject_school: 'We have your request for a school',
    subject_job: 'We have your application',
    hello: 'Hello,',
    contact: 'Your message reached us. Somebody of our team reads it and answers to this address.',
    school:
      'Your request for a school reached us. We look at which kitchens are near enough and write to this address.',
    job: 'Your application reached us. We read it and write to this address.',
    unknown:
      'If you did not write to us, somebody mistyped an address. You don’t have to do anything.',
  },
  request_arrived: {
    subject_contact: 'Message from {name}',
    subject_school: 'School request: {about}',
    subject_job: 'Application: {about}',
    intro_contact: '{name} wrote a message.',
    intro_school: '{name} asks for lunch at a school.',
    intro_job: '{name} applies for a job.',
    from: 'From',
    about: 'About',
    message: 'Message',
    button: 'Read and answer',
  },
  request_answered: {
    subject: 'Our answer to your request',
    hello: 'Hello {name},',
    asked: 'What you wrote to us',
  },
} as const;
