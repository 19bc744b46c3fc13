export const words = {
  request_received: {
    subject_contact: 'We have your message',
    subject_school: 'We have your request for a school',
    subject_job: 'We have your application',
    hello: 'Hello,',
    contact: 'We got your message. Someone on our team will read it and answer at this address.',
    school:
      'We got your request for a school. We’ll check which kitchens are close enough and write to this address.',
    job: 'We got your application. We’ll read it and write to this address.',
    unknown:
      'If you didn’t write to us, someone mistyped an address. You don’t need to do anything.',
  },
  request_arrived: {
    subject_contact: 'Message from {name}',
    subject_school: 'School request: {about}',
    subject_job: 'Application: {about}',
    intro_contact: '{name} wrote a message.',
    intro_school: '{name} is asking for lunch at a school.',
    intro_job: '{name} is applying for a job.',
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
