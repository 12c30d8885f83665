/**
 * What each call of the contract costs, in milliseconds of the one thread that answers everybody, for a student who has as much as can be stored
 * (`npm run bench -- latency`, rounded up). A call without a row fails a test. What works in threads of its own is counted for its share of them.
 */
export const ROUTE_COSTS: Record<string, number> = {
  // Balancers and monitors ask all the time.
  'GET /health': 0,
  'GET /health/live': 0,
  'GET /openapi.json': 10,
  // A hash takes 20 ms of another thread.
  'POST /auth/register': 30,
  'POST /auth/login': 30,
  'POST /auth/refresh': 5,
  'POST /auth/logout': 5,
  'POST /auth/forgot-password': 15,
  'POST /auth/reset-password': 30,
  'POST /auth/confirm-email': 5,
  'POST /auth/undo-email-change': 30,
  'GET /users/profile': 5,
  'PUT /users/profile': 15,
  'PUT /users/password': 30,
  'DELETE /users/account': 30,
  'GET /users/export': 400,
  'GET /users/sessions': 5,
  'DELETE /users/sessions/{id}': 5,
  'GET /ai/preferences': 5,
  'POST /ai/preferences': 5,
  'PUT /matching/preferences': 5,
  'GET /scholarships': 75,
  'GET /scholarships/{id}': 25,
  'GET /scholarships/{id}/changes': 10,
  'POST /scholarships/{id}/reports': 5,
  'GET /catalogue/freshness': 10,
  'POST /scholarships/{id}/save': 10,
  'PATCH /scholarships/{id}/save': 10,
  'GET /scholarships/saved/list': 50,
  'GET /scholarships/saved/export.csv': 250,
  'GET /scholarships/{id}/deadline.ics': 5,
  'GET /calendar': 10,
  'GET /calendar/{secret}.ics': 25,
  'POST /calendar/rotate': 5,
  'GET /ai/matches': 25,
  'POST /ai/matches': 450,
  'POST /ai/matches/async': 50,
  'POST /ai/matches/regenerate': 450,
  'GET /ai/job/{id}/status': 10,
  'POST /matching/find': 250,
  'GET /matching/questions': 10,
  'GET /ai/cache/stats': 5,
  'POST /essays': 150,
  'GET /essays': 15,
  'GET /essays/reuse': 150,
  'GET /essays/{id}': 20,
  'DELETE /essays/{id}': 5,
  'GET /notifications': 10,
  'POST /notifications/read': 5,
  'GET /notifications/settings': 5,
  'PUT /notifications/settings': 5,
  'GET /notifications/unsubscribe/{token}': 5,
  'POST /notifications/unsubscribe/{token}': 5,
};

/**
 * A student has one of these in hand; the next one waits. An essay is not among them, because it may wait long for a model, nor a start of
 * matching, because all starts of a student share one job.
 */
export const ONE_AT_A_TIME: ReadonlySet<string> = new Set([
  'GET /users/export',
  'GET /scholarships/saved/export.csv',
  'POST /ai/matches',
  'POST /matching/find',
  'GET /essays/reuse',
]);
