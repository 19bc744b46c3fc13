export { Exceptions } from './components/exceptions.tsx';
export { Jobs } from './components/jobs.tsx';
export { Mails } from './components/mails.tsx';
export { Requests } from './components/requests.tsx';
export { Schedules } from './components/schedules.tsx';
