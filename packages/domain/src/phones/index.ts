export { formatPhone } from './format-phone.ts';
export { type PhoneProblem, parsePhone } from './parse-phone.ts';
