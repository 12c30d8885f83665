export { startTestServer, type TestServer } from './postgres-server.ts';
export {
  createServerDatabase,
  createTestDatabase,
  prepareTestServer,
  type TestDatabase,
} from './test-database.ts';
