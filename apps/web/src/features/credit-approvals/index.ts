export { ApprovalsList } from './components/approvals-list.tsx';
