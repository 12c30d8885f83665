export { startWatchdog, type Watchdog } from './start-watchdog.ts';
