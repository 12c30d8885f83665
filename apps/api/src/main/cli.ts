import { runCommand } from './run-command.ts';

// Whatever a command writes is its owner's alone.
process.umask(0o077);

await runCommand(process.argv.slice(2), process.env);
