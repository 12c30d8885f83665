/**
 * On load, zod tries whether it may compile functions from text. Our content security policy refuses, and browsers
 * report each try. zod reads this global when it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
