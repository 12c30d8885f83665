export { createMetrics, type Metrics } from './create-metrics.ts';
export { observeRequests, serveMetrics } from './serve-metrics.ts';
