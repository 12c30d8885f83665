export { startFilledServer, startTestServer, systemBinaries, type TestServer } from './postgres-server.ts';
export {
  createEmbeddedFolder,
  createServerDatabase,
  createTestDatabase,
  prepareTestServer,
  TEMPLATE,
  type TestDatabase,
} from './test-database.ts';
