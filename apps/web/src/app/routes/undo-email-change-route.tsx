export { UndoEmailChangePage as Component } from '../../features/auth/undo-email-change-page.tsx';
