export { dismissedScholarshipsRoutes } from './dismissed-scholarships.routes.ts';
