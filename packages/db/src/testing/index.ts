export { startFilledServer, startTestServer, systemBinaries, type TestServer } from './postgres-server.ts';
export {
  createEmbeddedFolder,
  createServerDatabase,
  createTestDatabase,
  failLoudly,
  prepareTestServer,
  TEMPLATE,
  type TestDatabase,
} from './test-database.ts';
