export { startTestServer, systemBinaries, type TestServer } from './postgres-server.ts';
export {
  createEmbeddedFolder,
  createServerDatabase,
  createTestDatabase,
  prepareTestServer,
  type TestDatabase,
} from './test-database.ts';
